import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { findOnPath } from './find-on-path.ts';

const root = temporaryFolder();
const [first, second] = [join(root, 'first'), join(root, 'second')];

beforeAll(() => {
  mkdirSync(first);
  mkdirSync(second);
  writeFileSync(join(first, 'chromium'), 'not a program');
  for (const name of ['chromium', 'google-chrome']) {
    writeFileSync(join(second, name), '#!/bin/sh\n');
    chmodSync(join(second, name), 0o755);
  }
});

test('files that are not executable are skipped', () => {
  expect(findOnPath(['chromium'], [first, second].join(delimiter))).toBe(join(second, 'chromium'));
});

test('names are tried in their order', () => {
  expect(findOnPath(['google-chrome', 'chromium'], second)).toBe(join(second, 'google-chrome'));
});

test('a name that is not found gives undefined', () => {
  expect(findOnPath(['gcloud'], second)).toBeUndefined();
});
