import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Gives } from '@raade/contracts/releases/release-facts';
import { writeRemoteBuild, writeShellBuild } from '@raade/publishing/testing/sample-builds';
import { promote } from './move-pointer.ts';
import { publish } from './publish.ts';
import { live, newFolder, publishRemote, site } from './testing/running-site.ts';

type Terms = Partial<Parameters<typeof publish>[1]>;

async function publishShell(gives: Partial<Gives> | null, terms: Terms = {}) {
  const buildDir = await writeShellBuild(newFolder(), '1.0.0', gives);
  return publish(site.local, { app: 'shell', buildDir, promote: true, ...terms });
}

const NIGHT = { '--color-night': 'apps/giving/src/hero.tsx' };
const liveRelease = async (app: string) => (await live(app))?.pointer?.release;

test('a remote is published only once the live shell provides the token that it uses', async () => {
  const before = await liveRelease('giving');
  const next = { name: 'giving', uses: { tokens: NIGHT } };
  await expect(publishRemote(next)).rejects.toThrow('--color-night (apps/giving/src/hero.tsx)');
  expect(await liveRelease('giving')).toBe(before);
  await publishShell({ tokens: ['--color-night'] });
  const { release, messages } = await publishRemote(next);
  expect(await liveRelease('giving')).toBe(release);
  expect(messages).toEqual([]);
});

test('a build without a list of what it uses and provides is not published', async () => {
  await expect(publishRemote({ name: 'giving', uses: null })).rejects.toThrow(
    'does not say what it uses and gives: build giving again.',
  );
  await expect(publishShell(null)).rejects.toThrow('does not say what it uses and gives');
});

test('a release whose release.json disagrees with its facts.json is not promoted', async () => {
  const { release } = await publishRemote({ name: 'giving', title: 'Second' }, { promote: false });
  const file = path.join(site.sites.sitesDir, 'giving/r', release, 'release.json');
  const parsed = JSON.parse(await readFile(file, 'utf8')) as { facts: object };
  await writeFile(file, JSON.stringify({ ...parsed, facts: { ...parsed.facts, files: [] } }));
  await expect(promote(site.local, [{ app: 'giving', release }])).rejects.toThrow(
    'giving: release.json disagrees with facts.json. Publish the build again.',
  );
});

test.each([
  ['js/page.js', 'lacks files of its build: js/page.js.'],
  ['js/later.js', 'lacks files of its build: js/later.js.'],
  ['remoteEntry.js', 'has no remoteEntry.js: build giving again.'],
  ['pages.json', 'lacks pages.json: build it again.'],
  ['facts.json', 'lacks facts.json: build it again.'],
])('a build without its %s is not published', async (file, message) => {
  const buildDir = await writeRemoteBuild(newFolder(), { name: 'giving', title: 'Second' });
  await rm(path.join(buildDir, file));
  const attempt = publish(site.local, { app: 'giving', buildDir, promote: true });
  await expect(attempt).rejects.toThrow(message);
});
