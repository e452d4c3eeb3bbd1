import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@raade/contracts/registry';
import { movePointer } from '../federation/edit-registry.ts';
import type { Scene } from './faults.ts';

/** Id of the bad release; no build has it. */
const BAD = '0'.repeat(16);
const REMOTE_CHUNK = /^remote\.[0-9a-f]+\.js$/;

/** Breaks the promise of a release's only exposed module: its default is no remote. */
async function breakExports(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => REMOTE_CHUNK.test(file));
  const file = path.join(folder, String(name));
  const code = await readFile(file, 'utf8');
  const broken = code.replace('defineRemote)(', 'defineRemote)("no remote",');
  if (broken === code) throw new Error(`${file} defines no remote.`);
  await writeFile(file, broken);
}

/** Publishes such a release beside the good one; it ends when the pointer goes back. */
export async function publishWrongExports({ site, remote: { app } }: Scene) {
  let good: ReleasePointer | undefined;
  await movePointer(site, app, (pointer) => {
    good = pointer;
    return { ...pointer, release: BAD, url: pointer.url.replace(pointer.release, BAD) };
  });
  const releases = path.join(site.shellDir, '..', app, 'r');
  await cp(path.join(releases, String(good?.release)), path.join(releases, BAD), {
    recursive: true,
  });
  await breakExports(path.join(releases, BAD, 'js'));
  return () => movePointer(site, app, (pointer) => good ?? pointer);
}
