import { linkSync, readFileSync, writeFileSync } from 'node:fs';
import { sampleCheckout } from './testing/sample-checkout.ts';

let checkout: ReturnType<typeof sampleCheckout>;

beforeEach(() => {
  checkout = sampleCheckout();
  checkout.asks({});
  checkout.locks({});
  checkout.installs({});
});
afterEach(() => checkout.remove());

test('what another copy of the folder was installed from stays known there when this one is installed anew', () => {
  const mark = checkout.at('node_modules/.raade-install');
  const elsewhere = checkout.at('mark-of-another-copy');
  writeFileSync(elsewhere, 'an older lock file\n');
  linkSync(elsewhere, mark);

  expect(checkout.setUp().status).toBe(0);

  expect(readFileSync(mark, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect(readFileSync(elsewhere, 'utf8')).toBe('an older lock file\n');
});
