import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentSchema } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { answers } from '../processes/wait-until.ts';
import { Failure } from '@raade/contracts/base/failure';
import { originsSchema } from './addresses.ts';
import { runFolder, START_RUN, type RunFolder } from './layout.ts';

/** Environment variable that names the file in which a running local stack describes itself. */
export const STACK_VARIABLE = 'RAADE_STACK';

const stackSchema = z.object({
  /** Folder that holds a folder for each site, which is served as it is. */
  sites: z.string(),
  origins: originsSchema,
  environment: environmentSchema,
  /** Variables for processes that work with the stack: addresses of emulators, and its made-up secrets. */
  env: z.record(z.string(), z.string()),
});

/** The description of a running local stack. */
export type StackDescription = z.infer<typeof stackSchema>;

/** The file in which a run describes itself. */
export const stackFileIn = (folder: RunFolder) => join(folder.path, 'stack.json');

/** Reads the stack for tests. Rejects with what to do if none was started for them. */
export async function readStack(): Promise<StackDescription> {
  const file = process.env[STACK_VARIABLE];
  if (!file) {
    throw new Failure(
      `These tests need a local stack: run them by \`npm test -- --only emulators,e2e\`, or start one\n` +
        `with \`npm start\` and set ${STACK_VARIABLE} to the path of .local/start/stack.json.`,
    );
  }
  return parseStack(await readFile(file, 'utf8'));
}

/**
 * Finds the stack for commands that work with one: that of `npm start`, or of tests.
 * @param otherwise how to do without one
 * @throws Failure if none runs
 */
export async function findStack(otherwise: string): Promise<StackDescription> {
  const file = process.env[STACK_VARIABLE] ?? stackFileIn(runFolder(START_RUN));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const stack = text === undefined ? undefined : parseStack(text);
  // The file of a stack stays when the stack has ended.
  if (stack && (await answers(stack.origins.auth))) return stack;
  throw new Failure(
    `No local stack runs. Start one with \`npm start\` in another terminal,\nor ${otherwise}`,
  );
}

const parseStack = (text: string) => stackSchema.parse(JSON.parse(text));
