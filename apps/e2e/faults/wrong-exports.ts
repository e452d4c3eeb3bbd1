import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RELEASE_FILE, REMOTE_ENTRY } from '@raade/contracts/releases';
import { pointTo, releaseInto } from '@raade/prove/fault-server/release-into.ts';
import type { Scene } from './scene.ts';

/** Breaks the promise of a build's only exposed module: its default is no remote. */
async function breakExports(build: string): Promise<void> {
  const file = path.join(build, REMOTE_ENTRY);
  const code = await readFile(file, 'utf8');
  const broken = code.replace('defineRemote)(', 'defineRemote)("no remote",');
  if (broken === code) throw new Error(`${file} defines no remote.`);
  await writeFile(file, broken);
}

/** Publishes such a release beside the good one; it ends when the pointer goes back. */
export async function publishWrongExports({ site, remote: { app } }: Scene) {
  const good = site.pointers.get(app);
  if (!good) throw new Error(`No release of ${app} is live.`);
  const build = await mkdtemp(path.join(tmpdir(), 'raade-wrong-'));
  try {
    await cp(path.join(site.sitesDir, app, 'r', good.release), build, { recursive: true });
    await rm(path.join(build, RELEASE_FILE));
    await breakExports(build);
    await releaseInto(site, app, build);
  } finally {
    await rm(build, { recursive: true });
  }
  return () => pointTo(site, app, good.release);
}
