import { gzipSync } from 'node:zlib';
import { registrySchema } from '@raade/contracts/releases/registry';
import { about, pageAt, pointer } from '../testing/sample-composition.ts';
import type { Composition } from './composition.ts';

/** A site with so many remotes, each with a page of its own. */
function siteOf(count: number): Partial<Composition> {
  const made = Array.from({ length: count }, (_, number) => `made${number}`);
  const names = ['content', ...made];
  const byName = <Value>(valueOf: (name: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const pageOf = (name: string) => (name === 'content' ? about : { ...about, path: `/${name}` });
  return {
    registry: { schema: 1, remotes: byName((name) => ({ ...pointer(name), paths: [name] })) },
    pages: byName((name) => ({
      remote: [],
      pages: [{ ...pageOf(name), frame: { hero: true } as const, body: '<h1>A page</h1>' }],
    })),
    policyFields: byName(() => ({ services: [] })),
    placedSlots: byName(() => []),
  };
}

/** The registry of remotes in a page, parsed as the shell does at run time. */
function registryIn(html: string) {
  const [, json = ''] =
    /<script type="application\/json" id="raade-registry">(.*?)<\/script>/.exec(html) ?? [];
  return registrySchema.parse(JSON.parse(json));
}

test('the registry in a page names only the remote of that page', async () => {
  const { scope, remotes } = registryIn(await pageAt('about.html', siteOf(30)));
  expect(scope).toBe('page');
  expect(Object.keys(remotes)).toEqual(['content']);
});

test('the policy of a page allows staff to load pointers of all other remotes', async () => {
  const html = await pageAt('about.html', siteOf(30));
  expect(html.split('https://made7.example.org')).toHaveLength(2);
  expect(html).toMatch(/connect-src [^;]*https:\/\/made7\.example\.org/);
});

test('27 more remotes add less than half a kilobyte to a page', async () => {
  const sizeWith = async (count: number) =>
    gzipSync(await pageAt('about.html', siteOf(count))).length;
  expect((await sizeWith(29)) - (await sizeWith(2))).toBeLessThan(500);
});

test('the not-found page names all remotes, since a preview may add a page there', async () => {
  const html = await pageAt('404.html', siteOf(30));
  const { scope, remotes } = registryIn(html);
  expect(scope).toBeUndefined();
  expect(Object.keys(remotes)).toHaveLength(31);
  expect(html).toMatch(/script-src [^;]*https:\/\/made7\.example\.org/);
});
