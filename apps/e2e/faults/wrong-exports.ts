import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_ENTRY } from '@raade/contracts/releases';
import { movePointer } from '../federation/edit-registry.ts';
import type { Scene } from './scene.ts';

/** Id of the bad release; no build has it. */
const BAD = '0'.repeat(16);

/**
 * Breaks the promise of a release's only exposed module: its default is no remote.
 * @returns the integrity value of the entry that holds it
 */
async function breakExports(folder: string): Promise<string> {
  const file = path.join(folder, REMOTE_ENTRY);
  const code = await readFile(file, 'utf8');
  const broken = code.replace('defineRemote)(', 'defineRemote)("no remote",');
  if (broken === code) throw new Error(`${file} defines no remote.`);
  await writeFile(file, broken);
  return `sha384-${createHash('sha384').update(broken).digest('base64')}`;
}

/** Publishes such a release beside the good one; it ends when the pointer goes back. */
export async function publishWrongExports({ site, remote: { app } }: Scene) {
  const good = site.pointers.get(app);
  if (!good) throw new Error(`No release of ${app} is live.`);
  const releases = path.join(site.shellDir, '..', app, 'r');
  const bad = path.join(releases, BAD);
  await cp(path.join(releases, good.release), bad, { recursive: true });
  const integrity = await breakExports(bad);
  const url = good.url.replace(good.release, BAD);
  await movePointer(site, app, () => ({ ...good, release: BAD, url, integrity }));
  return () => movePointer(site, app, () => good);
}
