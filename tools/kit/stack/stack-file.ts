import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentSchema } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { isAnswering } from '../processes/wait-until.ts';
import { Failure } from '@raade/contracts/base/failure';
import { originsSchema } from './addresses.ts';
import { runFolder, START_RUN, type RunFolder } from './layout.ts';

/** Environment variable with the path of the description of a running local stack. */
export const STACK_VARIABLE = 'RAADE_STACK';

const stackSchema = z.object({
  /** The folder with one folder per site. */
  sites: z.string(),
  origins: originsSchema,
  environment: environmentSchema,
  /** Environment variables for processes that use the stack: addresses of emulators, and fake secrets. */
  env: z.record(z.string(), z.string()),
});

/** The description of a running local stack. */
export type StackDescription = z.infer<typeof stackSchema>;

/** The file with the description of a run. */
export const stackFileIn = (folder: RunFolder) => join(folder.path, 'stack.json');

/** Reads the description of the stack for tests. Rejects if none runs, with instructions. */
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
 * Finds the running stack for a command: that of tests, or of `npm start`.
 * @param otherwise an alternative without a stack, for the message
 * @throws Failure if none runs
 */
export async function findStack(otherwise: string): Promise<StackDescription> {
  const file = process.env[STACK_VARIABLE] ?? stackFileIn(runFolder(START_RUN));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const stack = text === undefined ? undefined : parseStack(text);
  // The file still exists after the stack has ended.
  if (stack && (await isAnswering(stack.origins.auth))) return stack;
  throw new Failure(
    `No local stack runs. Start one with \`npm start\` in another terminal,\nor ${otherwise}`,
  );
}

const parseStack = (text: string) => stackSchema.parse(JSON.parse(text));
