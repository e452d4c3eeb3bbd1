import { useBackend } from '../src/testing/backend.ts';
import type { CallableRequest } from 'firebase-functions/https';
import { type CallAddress, callName } from '@raade/contracts/base/callables';
import { HOSTILE_PAYLOADS, withHostileParts } from '@raade/contracts/testing/hostile-values';
import { checkCells } from '@raade/contracts/testing/matrix';
import { CALL_TABLE } from '../src/deployed/call-table.ts';
import { callerWith } from '../src/testing/caller.ts';
import { SAMPLE_CALLS, VISITORS_CALLS } from './sample-calls.ts';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

interface Malformed {
  readonly name: CallAddress;
  readonly what: string;
  readonly data: unknown;
}

const names = Object.keys(SAMPLE_CALLS) as CallAddress[];

/** Leaves out payloads that the schema accepts: an empty message is a message. */
async function attemptsAt(name: CallAddress): Promise<Malformed[]> {
  const payload = SAMPLE_CALLS[name];
  const { request } = await CALL_TABLE[name]();
  const candidates: [string, unknown][] = [
    ...withHostileParts(payload),
    ...Object.entries(HOSTILE_PAYLOADS).map(([what, data]): [string, unknown] => [
      `${what} as the whole payload`,
      data,
    ]),
    ['an unknown field', { ...payload, role: 'admin' }],
  ];
  return candidates
    .filter(([, data]) => !request.safeParse(data).success)
    .map(([what, data]) => ({ name, what, data }));
}

const backend = useBackend();
let admin: CallableRequest['auth'];

beforeAll(async () => {
  admin = await callerWith({ roles: ['admin'] });
});
/** Returns the error code of a call: over HTTP for visitors' calls, from the function itself for an admin's. */
async function codeOf({ name, data }: Malformed): Promise<unknown> {
  if (VISITORS_CALLS.has(name)) return (await backend.call(name, data)).error?.status;
  const { run } = await CALL_TABLE[name]();
  return run({ data, auth: admin } as CallableRequest<unknown>, callName(name)).then(
    () => 'accepted',
    (error: unknown) => (error as { code?: unknown }).code,
  );
}

test('the valid request is accepted, so cases below fail only for their hostile part', async () => {
  for (const name of names) {
    const payload = SAMPLE_CALLS[name];
    const { request } = await CALL_TABLE[name]();
    expect(request.safeParse(payload).error).toBeUndefined();
  }
});

test('every call refuses malformed requests', async () =>
  checkCells({
    cells: (await Promise.all(names.map(attemptsAt))).flat(),
    nameOf: ({ name, what }) => `${name} refuses ${what}`,
    check: async (attempt) => {
      expect(await codeOf(attempt)).toMatch(/^(INVALID_ARGUMENT|invalid-argument)$/);
    },
  }));
