import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { findPlatformExports } from './platform-exports.ts';
import { reactRange } from './react-range.ts';
import { readSiteRedirects } from './site-redirects.ts';

const history = JSON.parse(
  readFileSync(path.join(WORKSPACE, 'libs/platform/api-history.json'), 'utf8'),
) as readonly { readonly added: readonly string[] }[];

test('every value that the platform exports is in its history', async () => {
  const known = history.flatMap(({ added }) => added);
  const given = await findPlatformExports();
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
  expect(given).toEqual(expect.arrayContaining(['Link', 'Slot', 'usePageHead', 'useStore']));
  expect(given).not.toContain('RemoteModule');
});

test('the range of React versions ignores the patch version', () => {
  expect(reactRange('19.3.1')).toBe('^19.3.0');
});

test('redirects are read from the site of the shell', async () => {
  expect(await readSiteRedirects()).toContain('/studios/apply');
});
