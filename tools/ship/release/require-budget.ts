import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import { WEIGHTS_FILE, type Weights } from '@raade/contracts/releases/weights';
import { checkBudget } from '@raade/publishing/budget/check-budget';
import { parseWeights } from '@raade/publishing/budget/read-weights';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { openRelease } from '@raade/publishing/reading/open-release';
import type { Target } from './target.ts';

/**
 * Throws a `Failure` if the pages of a build load more script than the budget of the app allows. Its message compares
 * them with the live release.
 */
export async function requireBudget(
  target: Target,
  { app, buildDir }: { readonly app: string; readonly buildDir: string },
  pointers: LivePointers,
): Promise<void> {
  const text = await readFile(path.join(buildDir, WEIGHTS_FILE), 'utf8').catch((cause: unknown) => {
    throw new Failure(`${buildDir} has no sizes of scripts: build ${app} again.`, { cause });
  });
  checkBudget(app, parseWeights(text), await readLiveWeights(target, app, pointers));
}

/** The sizes of the live release; undefined if it is older than budgets, or if its site does not answer. */
async function readLiveWeights(
  { read }: Target,
  app: string,
  pointers: LivePointers,
): Promise<Weights | undefined> {
  const live = pointers.get(app);
  if (!live?.pointer) return undefined;
  return openRelease(read, live.pointer)
    .then(({ text }) => text(WEIGHTS_FILE))
    .then(parseWeights, () => undefined);
}
