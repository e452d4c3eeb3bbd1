import { FirebaseError } from 'firebase/app';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { forgetActivity, IDLE_LIMIT_MS, recordActivity } from './idle-limit.ts';
import { observeSessionEnd, readInSession, renewSession } from './read-in-session.ts';
import { recordSessionUse, currentSessionId } from './session.ts';

jest.mock('./open-firestore.ts', () => ({ openFirestore: () => Promise.resolve({}) }));
jest.mock('./session.ts', () => ({ recordSessionUse: jest.fn(), currentSessionId: jest.fn() }));
const renew = jest.mocked(recordSessionUse);

const refusal = new FirebaseError('permission-denied', 'refused');
const rows = () => Promise.resolve('rows');
const refused = () => Promise.reject(refusal);

/** A time when a renewal is no longer fresh, but within the idle limit. */
const SLEPT_UNTIL = 20 * 60_000;

/** Notes are kept by environment: each test has its own. */
let environment: typeof LOCAL_ENVIRONMENT;
const handleOver = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  environment = { ...LOCAL_ENVIRONMENT };
  observeSessionEnd(environment, handleOver.mockReset());
  renew.mockReset().mockResolvedValue('recorded');
  jest.mocked(currentSessionId).mockReset().mockResolvedValue('uid_1');
});
afterEach(() => forgetActivity());

const read = (answer: () => Promise<string> = rows) => readInSession(environment, answer);

test('the first reads of a session wait until the session is renewed, once', async () => {
  renew.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(() => resolve('recorded'), 100)),
  );
  const answer = jest.fn(rows);
  const both = Promise.all([read(answer), read(answer)]);
  await jest.advanceTimersByTimeAsync(99);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await both).toEqual(['rows', 'rows']);
  expect(renew).toHaveBeenCalledTimes(1);
});

test.each([
  ['is not renewed while the last renewal is recent', SESSION_LIMITS.freshMs - 30_001, 1],
  [
    'is renewed half a minute before the last renewal is too old',
    SESSION_LIMITS.freshMs - 30_000,
    2,
  ],
  ['is renewed if the clock of the device was set back', -1, 2],
])('a session %s', async (_what, readAt, renewals) => {
  await renewSession(environment);
  jest.setSystemTime(readAt);
  await read();
  expect(renew).toHaveBeenCalledTimes(renewals);
});

/** Refuses as the rules do a read that arrives after the device has slept. */
function refusedAfterSleep() {
  jest.setSystemTime(SLEPT_UNTIL);
  return refused();
}

test('reads that are refused for an old renewal share a new renewal, and are retried once', async () => {
  await read();
  const first = jest.fn(rows).mockImplementationOnce(refusedAfterSleep);
  const second = jest.fn(rows).mockImplementationOnce(refusedAfterSleep);
  expect(await Promise.all([read(first), read(second)])).toEqual(['rows', 'rows']);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a read that is refused twice fails, without ending the session', async () => {
  await read();
  const answer = jest.fn(refusedAfterSleep);
  await expect(read(answer)).rejects.toBe(refusal);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(handleOver).not.toHaveBeenCalled();
});

test('a read that is refused soon after a renewal is not retried', async () => {
  const answer = jest.fn(refused);
  await expect(read(answer)).rejects.toBe(refusal);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a refused read in a session that is over fails, and ends the session here', async () => {
  await read();
  renew.mockResolvedValue('over');
  const answer = jest.fn(refusedAfterSleep);
  await expect(read(answer)).rejects.toBe(refusal);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(handleOver).toHaveBeenCalledTimes(1);
  await expect(read(answer)).rejects.toBe(refusal);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a renewal that could not be written fails the read, and the next read writes one', async () => {
  const failure = new FirebaseError('unavailable', 'away');
  renew.mockRejectedValueOnce(failure);
  await expect(read()).rejects.toBe(failure);
  expect(await read()).toBe('rows');
});

test('a new sign-in begins a session that is renewed before its first read', async () => {
  await read();
  jest.mocked(currentSessionId).mockResolvedValue('uid_2');
  await read();
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a read does not renew a session that was idle for the whole limit', async () => {
  const signedInAt = Date.UTC(2026, 0, 1);
  jest.setSystemTime(signedInAt);
  recordActivity();
  await read();
  jest.setSystemTime(signedInAt + IDLE_LIMIT_MS - 1);
  await read();
  expect(renew).toHaveBeenCalledTimes(2);
  jest.setSystemTime(signedInAt + IDLE_LIMIT_MS + SESSION_LIMITS.freshMs);
  const answer = jest.fn(refused);
  await expect(read(answer)).rejects.toBe(refusal);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(renew).toHaveBeenCalledTimes(2);
  recordActivity();
  expect(await read()).toBe('rows');
  expect(renew).toHaveBeenCalledTimes(3);
});

test('a read without a sign-in renews no session', async () => {
  jest.mocked(currentSessionId).mockResolvedValue(undefined);
  await expect(read(refused)).rejects.toBe(refusal);
  expect(renew).not.toHaveBeenCalled();
});
