import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema } from '@raade/contracts/releases/registry';
import { siteSearchSchema } from '@raade/contracts/releases/site-search';
import { integrityOf } from '@raade/publishing/releases/release-id';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { composeLive } from './compose-live.ts';
import { publish } from './publish.ts';
import { type ReleaseSite, startReleaseSite } from './testing/release-site.ts';

let site: ReleaseSite;
beforeEach(async () => {
  site = await startReleaseSite();
});
afterEach(() => site.close());

/** What search finds, by remotes, in the file that the registry vouches for. */
async function foundBySearch() {
  const text = await site.text('shell', '/search.json');
  const registry = registrySchema.parse(JSON.parse(await site.text('shell', '/registry.json')));
  expect(registry.search).toBe(integrityOf(text));
  const { remotes } = siteSearchSchema.parse(JSON.parse(text));
  const titles = Object.entries(remotes).map(([name, { entries }]) => [
    name,
    entries?.map(({ title }) => title),
  ]);
  return Object.fromEntries(titles) as object;
}

test('search finds what is live, in one file, and nothing of a remote whose own was changed', async () => {
  const buildDir = await writeRemoteBuild(site.distDir, { name: 'giving', title: 'Second' });
  await publish(site.local, { app: 'giving', buildDir, promote: true });
  await composeLive(site.local);
  expect(await foundBySearch()).toEqual({ content: ['The page of content'], giving: ['Second'] });

  const { release } = (await site.registry())['content'] ?? {};
  const file = path.join(site.sites.sitesDir, 'content/r', release ?? '', 'search.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('The page', 'A forged page'));
  expect(await composeLive(site.local)).toEqual([
    expect.stringMatching(/^search finds nothing of content .*: search\.json of content/),
  ]);
  expect(await foundBySearch()).toEqual({ content: undefined, giving: ['Second'] });
  expect(await site.text('shell', '/content')).toContain('The page of content');
});

/** The remotes that a page names. */
async function remotesIn(address: string): Promise<string[]> {
  const html = await site.text('shell', address);
  const [, json = ''] = /id="raade-registry">(.*?)<\/script>/.exec(html) ?? [];
  return Object.keys(registrySchema.parse(JSON.parse(json)).remotes);
}

test('a page names the remotes that it can show, and the registry of the site names all', async () => {
  expect(await remotesIn('/content')).toEqual(['content']);
  expect(Object.keys(await site.registry())).toEqual(['content', 'giving']);
});
