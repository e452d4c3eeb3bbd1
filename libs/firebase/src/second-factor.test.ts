import type { Environment } from '@raade/contracts/releases/environment';
import { environmentAt } from '@raade/contracts/testing/environment-at';
import { tookSecondFactor } from '@raade/contracts/staff/second-factor';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { authOf, signIn, signOut } from './auth.ts';
import { AuthFailure } from './auth-failure.ts';
import { beginSecondStep } from './second-factor.ts';
import { beginApp, readFactors, removeFactor } from './second-factor-enrollment.ts';
import { confirmCode, confirmPassword, isSignInRecent } from './sign-in-again.ts';
import { startAuthService } from './testing/auth-service.ts';
import { codeNow } from './testing/totp-factors.ts';

const EMAIL = 'ada@example.org';
const PASSWORD = 'sample-password';
const WRONG = '000000';

let service: Awaited<ReturnType<typeof startAuthService>>;
let environment: Environment;

beforeAll(async () => {
  service = await startAuthService([{ email: EMAIL, password: PASSWORD, roles: STAFF_ROLES }]);
  environment = environmentAt(service.origin);
});
beforeEach(() => signIn(environment, EMAIL, PASSWORD));
afterEach(async () => {
  await signOut(environment);
  service.totp.clear();
  service.sessions.renewals.length = 0;
});
afterAll(() => service.stop());

const claims = async () => (await authOf(environment).currentUser?.getIdTokenResult())?.claims;

/** Sets up an app. Returns its key. */
async function enroll(): Promise<string> {
  const { key, finish } = await beginApp(environment, 'RAADE');
  await finish(codeNow(key));
  return key;
}

/** Returns the question for a code that follows the password. */
async function asked(way: () => Promise<void>) {
  const failure = await way().catch((error: unknown) => error);
  if (!(failure instanceof AuthFailure)) throw new Error('Nothing was asked.');
  expect(failure.reason).toBe('second-factor-needed');
  return beginSecondStep(environment, failure);
}

test('an app is set up with a code of its key, and gives the sign-in a second factor', async () => {
  expect(await readFactors(environment)).toEqual([]);
  expect(tookSecondFactor(await claims())).toBe(false);
  const { key, link, finish } = await beginApp(environment, 'RAADE');
  const url = new URL(link);
  expect(url.protocol + url.host).toBe('otpauth:totp');
  expect(decodeURIComponent(url.pathname)).toBe(`/RAADE:${EMAIL}`);
  expect(url.searchParams.get('secret')).toBe(key);
  await expect(finish(WRONG)).rejects.toMatchObject({ reason: 'wrong-code' });
  await finish(codeNow(key));
  expect(tookSecondFactor(await claims())).toBe(true);
  expect(await readFactors(environment)).toEqual([
    { id: expect.any(String), factor: 'totp', since: expect.any(Date) },
  ]);
});

test('confirming the password also asks for a code, and makes the sign-in recent', async () => {
  const key = await enroll();
  const question = await asked(() => confirmPassword(environment, PASSWORD));
  await expect(confirmCode(environment, question, WRONG)).rejects.toMatchObject({
    reason: 'wrong-code',
  });
  expect(service.sessions.renewals).toEqual([]);
  await confirmCode(environment, question, codeNow(key));
  expect(service.sessions.renewals[0]).toEqual(['seen_at']);
  expect(tookSecondFactor(await claims())).toBe(true);
  expect(await isSignInRecent(environment)).toBe(true);
});

test('a removed factor is not asked for, and the sign-in then has no second factor', async () => {
  await enroll();
  const [factor] = await readFactors(environment);
  if (!factor) throw new Error('There is no factor.');
  await removeFactor(environment, factor);
  expect(tookSecondFactor(await claims())).toBe(false);
  expect(await readFactors(environment)).toEqual([]);
  await signOut(environment);
  await signIn(environment, EMAIL, PASSWORD);
});

test('a sign-in that waits for the code of a removed factor expires', async () => {
  const key = await enroll();
  await signOut(environment);
  const question = await asked(() => signIn(environment, EMAIL, PASSWORD));
  service.totp.clear();
  await expect(question.answer(codeNow(key))).rejects.toMatchObject({ reason: 'sign-in-expired' });
});

test('a second factor cannot be set up without a sign-in', async () => {
  await signOut(environment);
  await expect(beginApp(environment, 'RAADE')).rejects.toMatchObject({ reason: 'sign-in-expired' });
  expect(await isSignInRecent(environment)).toBe(false);
});

test('a failure that needs no code cannot begin the second step', async () => {
  const failure = new AuthFailure('wrong-credentials');
  await expect(beginSecondStep(environment, failure)).rejects.toMatchObject({ reason: 'unknown' });
});
