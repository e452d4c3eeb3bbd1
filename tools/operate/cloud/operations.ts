import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';
import type { Cloud } from './cloud.ts';

/** https://google.aip.dev/151: work that goes on after the answer. */
const operationSchema = z.looseObject({
  name: z.string().check(z.regex(/(^|\/)operations\//)),
  done: z.optional(z.boolean()),
  error: z.optional(z.looseObject({ message: z.optional(z.string()) })),
  response: z.optional(z.unknown()),
});
type Operation = z.output<typeof operationSchema>;

const PAUSE_MS = 2_000;
const TRIES = 150;

/** Indexes and the like are built for hours, and nothing waits for them. */
const GOES_ON = /\/(indexes|fields)(\/|$|\?)/;

export const isOperation = (answer: unknown): answer is Operation =>
  operationSchema.safeParse(answer).success;

/** What the work came to. Rejects with a `Failure` where it failed, or does not end in five minutes. */
export async function waitForOperation(
  begun: Operation,
  address: string,
  find: Cloud['find'],
  pause: (milliseconds: number) => Promise<void>,
): Promise<unknown> {
  const { host, origin, pathname } = new URL(address);
  const version = pathname.split('/')[1] ?? 'v1';
  let operation: Operation | undefined = begun;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (operation?.error) {
      throw new Failure(`${host}${pathname}: ${operation.error.message ?? 'it failed'}`);
    }
    if (operation?.done || GOES_ON.test(pathname)) return operation?.response;
    await pause(PAUSE_MS);
    operation = await find(`${origin}/${version}/${begun.name}`, operationSchema);
  }
  throw new Failure(
    `${host}${pathname} is still at it after five minutes. Run the command again later.`,
  );
}
