import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';

const SHELL = path.join(WORKSPACE, 'apps/shell/src');

/** The addresses among these that a source names, in strings, regular expressions or comments. */
function addressesIn(source: string, addresses: readonly string[]): string[] {
  const text = source.replaceAll(String.raw`\/`, '/');
  return addresses.filter((address) => new RegExp(`(?<![\\w.@-])${address}(?![\\w-])`).test(text));
}

/** The addresses of all pages; for pages below a prefix, the prefix. */
async function pageAddresses(): Promise<string[]> {
  const pages = REMOTES.map(async (remote) => {
    const file = path.join(WORKSPACE, 'apps', remote, 'src/pages.ts');
    const module = (await import(file)) as { pages: readonly PageDescriptor[] };
    return module.pages.map((page) => page.path.replace(/\/\*$/, ''));
  });
  // The root is the address of the site itself.
  return (await Promise.all(pages)).flat().filter((address) => address !== '/');
}

const sources = globSync('**/*.{ts,tsx,html}', { cwd: SHELL }).filter(
  (file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file),
);

test('the source of the shell contains no address of a page', async () => {
  const addresses = await pageAddresses();
  expect(addresses).toContain('/conference/register');
  const found = sources.flatMap((file) => {
    const text = readFileSync(path.join(SHELL, file), 'utf8');
    return addressesIn(text, addresses).map((address) => `${file}: ${address}`);
  });
  expect(found).toEqual([]);
});

test.each([
  "const HERO_PAGES = ['/', '/about'];",
  '<Link to="/about">About</Link>',
  'to={`/about#${id}`}',
  "path.startsWith('/about/')",
  String.raw`const ABOUT = /^\/about\/[^/]+$/;`,
  '/** Like `/about`. */',
])('an address is found in %s', (text) => {
  expect(addressesIn(text, ['/about'])).toEqual(['/about']);
});

test.each(["import { a } from './about.ts';", "from '@raade/contracts/about'", "'/aboutness'"])(
  'no address is found in %s',
  (text) => {
    expect(addressesIn(text, ['/about'])).toEqual([]);
  },
);
