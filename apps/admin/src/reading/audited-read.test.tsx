import { CALLABLES } from '@raade/contracts/base/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { callFunction, CallFailure } from '@raade/firebase/callables';
import { currentSessionId } from '@raade/firebase/session';
import { auditedRead } from './audited-read.ts';

jest.mock('@raade/firebase/callables', () => ({
  ...jest.requireActual<object>('@raade/firebase/callables'),
  callFunction: jest.fn(),
}));
jest.mock('@raade/firebase/session', () => ({
  currentSessionId: jest.fn(),
}));
const call = jest.mocked(callFunction);

const MINUTE_MS = 60_000;
const DELIVERIES = 'email_campaigns/sample/deliveries';

let session = 0;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  call.mockReset().mockResolvedValue({ audited: true });
  session += 1;
  jest.mocked(currentSessionId).mockResolvedValue(`uid_${session}`);
});

const read = () => Promise.resolve('rows');
const notedCollections = () => call.mock.calls.map(([, , payload]) => payload);

test('the first read waits for its audit entry, and reads in the next 49 minutes need none', async () => {
  call.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const reads = jest.fn(read);
  const both = Promise.all([auditedRead('donations', reads), auditedRead('donations', reads)]);
  await jest.advanceTimersByTimeAsync(99);
  expect(reads).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await both).toEqual(['rows', 'rows']);
  jest.setSystemTime(49 * MINUTE_MS);
  expect(await auditedRead('donations', reads)).toBe('rows');
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(
    LOCAL_ENVIRONMENT,
    CALLABLES.auditReading,
    { collection: 'donations' },
    expect.anything(),
  );
});

test('each collection has its own audit entry, which is renewed after 50 minutes', async () => {
  await auditedRead('donations', read);
  await auditedRead(DELIVERIES, read);
  jest.setSystemTime(50 * MINUTE_MS);
  await auditedRead('donations', read);
  expect(notedCollections()).toEqual([
    { collection: 'donations' },
    { collection: 'deliveries' },
    { collection: 'donations' },
  ]);
});

test('a collection without personal data is read without an audit entry', async () => {
  expect(await auditedRead('email_campaigns', read)).toBe('rows');
  expect(call).not.toHaveBeenCalled();
});

test('nothing is read if the audit entry fails, and the next try writes one', async () => {
  const failure = new CallFailure('unavailable', 'away');
  call.mockRejectedValueOnce(failure);
  const reads = jest.fn(read);
  await expect(auditedRead('donations', reads)).rejects.toBe(failure);
  expect(reads).not.toHaveBeenCalled();
  expect(await auditedRead('donations', reads)).toBe('rows');
});

test('a read after a failed one writes a new audit entry', async () => {
  await auditedRead('donations', read);
  const denied = new Error('permission-denied');
  await expect(auditedRead('donations', () => Promise.reject(denied))).rejects.toBe(denied);
  await auditedRead('donations', read);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a new session writes its own audit entry', async () => {
  await auditedRead('donations', read);
  jest.mocked(currentSessionId).mockResolvedValueOnce('uid_of_the_next');
  await auditedRead('donations', read);
  expect(call).toHaveBeenCalledTimes(2);
});
