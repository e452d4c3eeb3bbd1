import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { CALLS_FILE, describedCallsSchema } from '@raade/contracts/described-calls';
import { Failure } from '@raade/contracts/failure';
import { requireFunctionsFit } from '@raade/publishing/gates/calls/functions-fit';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { NoFunction } from '@raade/publishing/pointers/refused-call';
import { releasesAt } from './restore-releases.ts';
import type { Target } from './target.ts';

const BUILD = path.join(WORKSPACE, 'dist/functions');

/**
 * Compares functions that were built with what live and retained releases send and read.
 * @returns what came of it, in a sentence
 */
export async function functionsFit(target: Target, buildDir = BUILD): Promise<string> {
  const file = path.join(buildDir, CALLS_FILE);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Failure(`${file} is not there: build the functions first.`, { cause });
  });
  const next = describedCallsSchema.parse(JSON.parse(text));
  const pointers = await readPointers(target);
  if (!pointers) return 'Nothing was released yet, so nothing calls the functions.';
  const callers = { pointers, read: target.read, now: new Date() };
  const count = await requireFunctionsFit(next, callers);
  return `The functions take what ${count} live and retained releases send.`;
}

/** What is live; undefined in a project that has neither functions yet, which would know it, nor releases. */
async function readPointers({ store, environment }: Target): Promise<LivePointers | undefined> {
  try {
    return await store.readAll();
  } catch (error) {
    if (!(error instanceof NoFunction)) throw error;
    for (const [app, origin] of Object.entries(environment.sites ?? {})) {
      const releases = await releasesAt(origin);
      if (releases.length > 0) {
        throw new Failure(
          `${app} has releases, and the function that says which are live is not there:\n${error.message}`,
          { cause: error },
        );
      }
    }
    return undefined;
  }
}
