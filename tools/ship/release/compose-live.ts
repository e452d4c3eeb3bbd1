import type { ReleasePointer } from '@raade/contracts/registry';
import { composeShell } from '@raade/publishing/compose/compose-shell';
import { SHELL } from '@raade/contracts/shell-files';
import { Failure } from '@raade/contracts/failure';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { alone, originOf, siteDirOf, type Target } from './target.ts';

/** Pointers may move while pages are written and deployed; they do not move all the time. */
const ROUNDS = 10;

/**
 * The publisher: writes the shell's site anew from the pointers as they are, and again if one has moved meanwhile,
 * so that whoever ends last leaves the latest behind.
 */
export async function composeLive(target: Target): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const composed = await alone(target, () => composeNow(target));
    if (revisions(await target.store.readAll()) === composed) return;
  }
  throw new Failure('Pointers go on moving. Compose again: `npm run release -- compose`.');
}

/** @returns the revisions of the pointers that the pages were written from */
async function composeNow(target: Target): Promise<string> {
  const pointers = await target.store.readAll();
  await target.restore(SHELL, originOf(target, SHELL, pointers));
  await writePages(target, pointers);
  await target.configure();
  await target.deploy?.(SHELL);
  return revisions(pointers);
}

/** Writes the pages into the folder of the shell's site. */
export async function writePages(target: Target, pointers: LivePointers): Promise<void> {
  const { read, environment } = target;
  const siteDir = siteDirOf(target, SHELL);
  await composeShell({ pointers: pointersOf(pointers), read, environment, siteDir });
}

export function pointersOf(pointers: LivePointers): Record<string, ReleasePointer> {
  return Object.fromEntries([...pointers].map(([app, { pointer }]) => [app, pointer]));
}

const revisions = (pointers: LivePointers) =>
  JSON.stringify([...pointers].map(([app, { revision }]) => [app, revision]).sort());
