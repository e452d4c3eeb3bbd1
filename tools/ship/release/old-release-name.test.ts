import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { composeLive } from './compose-live.ts';
import { listReleases } from './list-releases.ts';
import { rollback } from './move-pointer.ts';
import { publish } from './publish.ts';
import { type ReleaseSite, startReleaseSite } from './testing/release-site.ts';

let site: ReleaseSite;
beforeEach(async () => {
  site = await startReleaseSite();
});
afterEach(() => site.close());

async function publishSecond(): Promise<string> {
  const buildDir = await writeRemoteBuild(site.distDir, { name: 'giving', title: 'Second' });
  const { release } = await publish(site.local, { app: 'giving', buildDir, promote: true });
  await composeLive(site.local);
  return release;
}

/** A registry as a shell from before ADR 26 reads it. */
interface OldRegistry {
  readonly remotes: { readonly giving: { readonly version: string } };
}

test('shells and open tabs that know the old name alone read which release is live', async () => {
  const release = await publishSecond();
  const page = await site.text('shell', '/giving');
  const inlined = /id="raade-registry">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  for (const text of [inlined, await site.text('shell', '/registry.json')]) {
    const { remotes } = JSON.parse(text) as OldRegistry;
    expect(remotes.giving.version).toBe(release);
  }
  const file: unknown = JSON.parse(await site.text('giving', `/r/${release}/release.json`));
  expect(file).toMatchObject({ pointer: { release, version: release } });
});

test('a site that was written with the old name goes on, and a rollback leads back into it', async () => {
  const { giving: first } = await site.registry();
  const folder = path.join(site.sites.sitesDir, 'giving');
  for (const name of ['releases.json', `r/${first?.release ?? ''}/release.json`]) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const old = text.replace(/,\s*"version": "\w+"/, '').replace('"release":', '"version":');
    await writeFile(file, old);
  }
  const second = await publishSecond();
  expect(await rollback(site.local, 'giving')).toBe(first?.release);
  await composeLive(site.local);
  expect((await site.registry())['giving']).toEqual(first);
  const list = await listReleases(site.local, 'giving');
  expect(list).toMatch(new RegExp(`${second} .* live from`));
  expect(list).toMatch(new RegExp(`${first?.release ?? ''} .* live since .*rollback`));
});
