import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { CALLS_FILE, describedCallsSchema } from '@raade/contracts/described-calls';
import { Failure } from '@raade/contracts/failure';
import { requireFunctionsFit } from '@raade/publishing/gates/calls/functions-fit';
import type { Target } from './target.ts';

const BUILD = path.join(WORKSPACE, 'dist/functions');

/**
 * Compares functions that were built with what live and retained releases send and read.
 * @returns what came of it, in a sentence
 */
export async function functionsFit({ store, read }: Target, buildDir = BUILD): Promise<string> {
  const file = path.join(buildDir, CALLS_FILE);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Failure(`${file} is not there: build the functions first.`, { cause });
  });
  const next = describedCallsSchema.parse(JSON.parse(text));
  const callers = { pointers: await store.readAll(), read, now: new Date() };
  const count = await requireFunctionsFit(next, callers);
  return `The functions take what ${count} live and retained releases send.`;
}
