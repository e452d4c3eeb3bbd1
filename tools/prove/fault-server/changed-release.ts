import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RELEASE_FILE } from '@raade/contracts/releases/releases';
import { integrityOf } from '@raade/publishing/releases/release-id';
import type { App, ServedSites } from './composed-sites.ts';
import { pointTo, releaseInto } from './release-into.ts';

/** Returns the new text of a script, or the same text to leave it unchanged. */
export type ChangeScript = (text: string, file: string) => string;

/**
 * Changes scripts of a finished build in place, and updates their hashes in the scripts that load them, so that
 * browsers run the changed scripts.
 */
export async function changeBuild(buildDir: string, change: ChangeScript): Promise<void> {
  const scripts = await Array.fromAsync(glob('**/*.js', { cwd: buildDir }));
  const hashes = new Map<string, string>();
  const unchanged: string[] = [];
  for (const script of scripts) {
    const file = path.join(buildDir, script);
    const oldText = await readFile(file, 'utf8');
    const newText = change(oldText, script);
    if (newText === oldText) unchanged.push(file);
    else hashes.set(integrityOf(oldText), integrityOf(newText));
    if (newText !== oldText) await writeFile(file, newText);
  }
  if (hashes.size === 0) throw new Error(`Nothing was changed in ${buildDir}.`);
  for (const file of unchanged) await replaceAll(file, hashes);
}

async function replaceAll(file: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const oldText = await readFile(file, 'utf8');
  let newText = oldText;
  for (const [oldHash, newHash] of hashes) newText = newText.replaceAll(oldHash, newHash);
  if (newText !== oldText) await writeFile(file, newText);
}

/**
 * Makes a copy of the live release with changed scripts live.
 * @returns a function that makes the previous release live again
 */
export async function releaseChanged(
  sites: ServedSites,
  app: App,
  change: ChangeScript,
): Promise<() => Promise<void>> {
  const livePointer = sites.pointers.get(app);
  if (!livePointer) throw new Error(`No release of ${app} is live.`);
  const build = await mkdtemp(path.join(tmpdir(), 'raade-changed-'));
  try {
    await cp(path.join(sites.sitesDir, app, 'r', livePointer.release), build, { recursive: true });
    await rm(path.join(build, RELEASE_FILE));
    await changeBuild(build, change);
    await releaseInto(sites, app, build);
  } finally {
    await rm(build, { recursive: true });
  }
  return () => pointTo(sites, app, livePointer.release);
}
