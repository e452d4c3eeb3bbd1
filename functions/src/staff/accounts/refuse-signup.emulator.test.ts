import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';

// The project in which the functions of the local stack run: only there they are asked.
const administration = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'refuse-signup-test');
afterAll(() => deleteApp(administration));

const newAccount = () => ({
  email: `stranger-${randomUUID()}@example.org`,
  password: 'sample-password',
});

/** Asks for an account as anybody can with the key that stands in every page. */
async function signUp(account: object) {
  const auth = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com`;
  const response = await fetch(`${auth}/v1/accounts:signUp?key=sample`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  return { status: response.status, body: await response.text() };
}

test('a stranger gets no account for the address of a colleague', async () => {
  const account = newAccount();
  expect(await signUp(account)).toMatchObject({
    status: 400,
    body: expect.stringContaining('BLOCKING_FUNCTION_ERROR_RESPONSE'),
  });
  await expect(getAuth(administration).getUserByEmail(account.email)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
});

test('who administers accounts makes them as before', async () => {
  const { uid } = await getAuth(administration).createUser(newAccount());
  await getAuth(administration).deleteUser(uid);
});
