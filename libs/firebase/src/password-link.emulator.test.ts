import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { signIn, signOut } from './auth.ts';
import { addressOfLink, setPassword } from './password-link.ts';
import { stackEnvironment } from './testing/stack-environment.ts';

const environment = stackEnvironment('auth');
const administration = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'password-link-test');
const accounts = getAuth(administration);
const email = `forgetful-${randomUUID()}@example.org`;

beforeAll(() => accounts.createUser({ email }));

afterAll(async () => {
  const { uid } = await accounts.getUserByEmail(email);
  await accounts.deleteUser(uid);
  await deleteApp(administration);
});

async function newCode(): Promise<string> {
  const link = await accounts.generatePasswordResetLink(email);
  return new URL(link).searchParams.get('oobCode') ?? '';
}

test('a code names its account, sets its password once, and verifies its address', async () => {
  const code = await newCode();
  expect(await addressOfLink(environment, code)).toBe(email);
  await setPassword(environment, code, 'correct horse battery');
  await signIn(environment, email, 'correct horse battery');
  await signOut(environment);
  expect(await accounts.getUserByEmail(email)).toMatchObject({ emailVerified: true });

  const over = { reason: 'link-over' };
  await expect(addressOfLink(environment, code)).rejects.toMatchObject(over);
  await expect(setPassword(environment, code, 'another horse')).rejects.toMatchObject(over);
});

test('an invalid code is reported like an expired one', async () => {
  await expect(addressOfLink(environment, 'sample')).rejects.toMatchObject({ reason: 'link-over' });
});

test('a password too weak for Firebase Auth is reported, and the code stays valid', async () => {
  const code = await newCode();
  await expect(setPassword(environment, code, 'short')).rejects.toMatchObject({
    reason: 'weak-password',
  });
  expect(await addressOfLink(environment, code)).toBe(email);
});
