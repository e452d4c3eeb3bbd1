import '../src/testing/test-environment.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import type { Claims } from '@raade/contracts/staff/claims';
import { checkCells, TRIES_ALL } from '@raade/contracts/testing/matrix';
import { useFunctionServer } from '../src/testing/function-server.ts';
import { idTokenOf } from '../src/testing/people/id-token.ts';
import { signedIn } from '../src/testing/people/staff-calls.ts';
import { SAMPLE_CALLS, VISITORS_CALLS } from './sample-calls.ts';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

const ADMIN = { roles: ['admin'] };
const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 60 * 60;

/** A token with the role admin, whatever roles its account has. */
const tokenOf = (uid: string, changes: object = {}, header?: object) =>
  idTokenOf(uid, { ...ADMIN, ...changes }, header);

const account = async (claims: Claims) => (await signedIn(claims)).uid;

/** Tokens that must be refused. Tests of `requireRight` cover valid tokens of accounts that lack a right. */
const FORGED: Readonly<Record<string, () => Promise<string | undefined> | string>> = {
  'no token': () => Promise.resolve(undefined),
  'an empty token': () => '',
  'a word': () => 'token',
  'two dots': () => '..',
  'three words': () => 'a.b.c',
  'a token of an unknown account': () => tokenOf(randomUUID()),
  'a token of an account without a role': async () => tokenOf(await account({})),
  'a token of another project': async () => tokenOf(await account(ADMIN), { aud: 'another' }),
  'a token of another issuer': async () =>
    tokenOf(await account(ADMIN), { iss: 'https://accounts.example.org' }),
  'a token that has expired': async () => tokenOf(await account(ADMIN), { exp: hoursAgo(1) }),
  'a token without an account': async () => tokenOf(await account(ADMIN), { sub: undefined }),
  'a token with an empty account': async () => tokenOf(await account(ADMIN), { sub: '' }),
  'a sign-in of yesterday': async () => tokenOf(await account(ADMIN), { auth_time: hoursAgo(24) }),
  'a token that is signed with a word': async () => {
    const unsigned = tokenOf(await account({}), {}, { alg: 'HS256', typ: 'JWT' });
    const body = unsigned.slice(0, -1);
    return `${body}.${createHmac('sha256', 'secret').update(body).digest('base64url')}`;
  },
};

const staffCalls = Object.values(CALLABLES).filter((name) => !VISITORS_CALLS.has(name));
const server = useFunctionServer();

async function statusOf(name: (typeof staffCalls)[number], token: string | undefined) {
  const response = await fetch(`${server.url}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: SAMPLE_CALLS[name] }),
  });
  const { error } = (await response.json()) as { error?: { status: string } };
  return error?.status ?? 'accepted';
}

/** Every token with some calls, and every call with some tokens and without a token. */
const cells = Object.entries(FORGED).flatMap(([what, forge], row) =>
  staffCalls
    .map((name) => ({ what, forge, name }))
    .filter(({ what }, column) => TRIES_ALL || what === 'no token' || (row + column) % 7 === 0),
);

test("only an admin's token allows these calls", () =>
  checkCells({
    cells,
    nameOf: ({ what, name }) => `${name} is refused with ${what}`,
    check: async ({ forge, name }) => {
      expect(await statusOf(name, await forge())).toMatch(/^(UNAUTHENTICATED|PERMISSION_DENIED)$/);
    },
    atOnce: 8,
  }));

test("an admin's token is accepted, so the calls above fail only for their token", async () => {
  const token = tokenOf(await account(ADMIN));
  for (const name of staffCalls) {
    expect(await statusOf(name, token)).not.toMatch(/^(UNAUTHENTICATED|PERMISSION_DENIED)$/);
  }
});
