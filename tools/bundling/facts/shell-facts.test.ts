import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { findPlatformExports } from './platform-exports.ts';
import { reactRange } from './react-range.ts';
import { readSiteRedirects } from './site-redirects.ts';

const history = JSON.parse(
  readFileSync(path.join(WORKSPACE, 'libs/platform/api-history.json'), 'utf8'),
) as readonly { readonly added: readonly string[] }[];

test('the names that the platform gives are values that its history knows', async () => {
  const known = history.flatMap(({ added }) => added);
  const given = await findPlatformExports();
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
  expect(given).toEqual(expect.arrayContaining(['Link', 'Slot', 'usePageHead', 'useStore']));
  expect(given).not.toContain('RemoteModule');
});

test('patches of React make no difference to a remote', () => {
  expect(reactRange('19.3.1')).toBe('^19.3.0');
});

test('addresses that lead elsewhere are those of the shell’s site', async () => {
  expect(await readSiteRedirects()).toContain('/studios/apply');
});
