import '../src/testing/test-environment.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { CALLABLES } from '@raade/contracts/base/callables';
import { checkCells, TRIES_ALL } from '@raade/contracts/testing/matrix';
import { firebaseApp } from '../src/base/firebase-app.ts';
import { useFunctionServer } from '../src/testing/function-server.ts';
import { SAMPLE_CALLS } from './sample-calls.ts';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

const ADMIN = { roles: ['admin'] };
const HOUR_S = 60 * 60;

type Claims = Readonly<Record<string, unknown>>;

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const project = () => process.env['GCLOUD_PROJECT'] ?? '';

/** A token as the Auth emulator makes it, which signs none. */
function tokenOf(uid: string, changes: Claims = {}, header: object = { alg: 'none', typ: 'JWT' }) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project()}`,
    aud: project(),
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + HOUR_S,
    email: `${uid}@example.org`,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password', sign_in_second_factor: 'totp' },
    ...ADMIN,
    ...changes,
  };
  return `${segment(header)}.${segment(claims)}.`;
}

async function account(claims: object, changes: object = {}): Promise<string> {
  const uid = randomUUID();
  const accounts = getAuth(firebaseApp());
  await accounts.createUser({ uid, email: `${uid}@example.org`, emailVerified: true, ...changes });
  await accounts.setCustomUserClaims(uid, claims);
  return uid;
}

/** Whose word it is that they are an admin: the token's, and not the account's. */
const FORGED: Readonly<Record<string, () => Promise<string | undefined> | string>> = {
  'no token': () => Promise.resolve(undefined),
  'an empty one': () => '',
  'a word': () => 'token',
  'two dots': () => '..',
  'three words': () => 'a.b.c',
  'an account that there is not': () => tokenOf(randomUUID()),
  'an account without a role': async () => tokenOf(await account({})),
  'an account with an unknown role': async () => tokenOf(await account({ roles: ['owner'] })),
  'an account whose address is not verified': async () =>
    tokenOf(await account(ADMIN, { emailVerified: false }), { email_verified: false }),
  'an account that says its address were verified': async () =>
    tokenOf(await account(ADMIN, { emailVerified: false })),
  'a sign-in with a password alone': async () =>
    tokenOf(await account(ADMIN), { firebase: { identities: {}, sign_in_provider: 'password' } }),
  'an account that is disabled': async () => tokenOf(await account(ADMIN, { disabled: true })),
  'a token of another project': async () => tokenOf(await account(ADMIN), { aud: 'another' }),
  'a token of another issuer': async () =>
    tokenOf(await account(ADMIN), { iss: 'https://accounts.example.org' }),
  'a token that has expired': async () =>
    tokenOf(await account(ADMIN), { exp: Math.floor(Date.now() / 1000) - 60 }),
  'a token without an account': async () => tokenOf(await account(ADMIN), { sub: undefined }),
  'a token of nobody': async () => tokenOf(await account(ADMIN), { sub: '' }),
  'a session of yesterday': async () =>
    tokenOf(await account(ADMIN), { auth_time: Math.floor(Date.now() / 1000) - 24 * HOUR_S }),
  'a session that was ended': async () => {
    const uid = await account(ADMIN);
    await getAuth(firebaseApp()).revokeRefreshTokens(uid);
    return tokenOf(uid, { auth_time: Math.floor(Date.now() / 1000) - 60 });
  },
  'a token that is signed with a word': async () => {
    const unsigned = tokenOf(await account({}), {}, { alg: 'HS256', typ: 'JWT' });
    const body = unsigned.slice(0, -1);
    return `${body}.${createHmac('sha256', 'secret').update(body).digest('base64url')}`;
  },
};

const staffCalls = Object.values(CALLABLES).filter((name) => !SAMPLE_CALLS[name].isPublic);
const server = useFunctionServer();

async function statusOf(name: (typeof staffCalls)[number], token: string | undefined) {
  const response = await fetch(`${server.url}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: SAMPLE_CALLS[name].payload }),
  });
  const { error } = (await response.json()) as { error?: { status: string } };
  return error?.status ?? 'taken';
}

/** Every token with some calls, and every call with some tokens and with none. */
const cells = Object.entries(FORGED).flatMap(([what, forge], row) =>
  staffCalls
    .map((name) => ({ what, forge, name }))
    .filter(({ what }, column) => TRIES_ALL || what === 'no token' || (row + column) % 7 === 0),
);

test('with no other token than that of an admin does anybody call anything', () =>
  checkCells({
    cells,
    nameOf: ({ what, name }) => `with ${what} nobody calls ${name}`,
    check: async ({ forge, name }) => {
      expect(await statusOf(name, await forge())).toMatch(/^(UNAUTHENTICATED|PERMISSION_DENIED)$/);
    },
    atOnce: 8,
  }));

test('an admin does, so that it is the token that is refused above', async () => {
  const token = tokenOf(await account(ADMIN));
  for (const name of staffCalls) {
    expect(await statusOf(name, token)).not.toMatch(/^(UNAUTHENTICATED|PERMISSION_DENIED)$/);
  }
});
