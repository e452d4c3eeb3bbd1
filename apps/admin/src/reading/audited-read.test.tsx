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
  call.mockReset().mockResolvedValue({ noted: true });
  session += 1;
  jest.mocked(currentSessionId).mockResolvedValue(`uid_${session}`);
});

const read = () => Promise.resolve('rows');
const notedCollections = () => call.mock.calls.map(([, , payload]) => payload);

test('the first reading waits for its note, and all others of the hour go without', async () => {
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
    CALLABLES.noteReading,
    { collection: 'donations' },
    expect.anything(),
  );
});

test('a note is left anew before the one before runs out, and for each collection', async () => {
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

test('what names nobody is read without a note', async () => {
  expect(await auditedRead('email_campaigns', read)).toBe('rows');
  expect(call).not.toHaveBeenCalled();
});

test('without a note nothing is read, and the next try leaves one', async () => {
  const failure = new CallFailure('unavailable', 'away');
  call.mockRejectedValueOnce(failure);
  const reads = jest.fn(read);
  await expect(auditedRead('donations', reads)).rejects.toBe(failure);
  expect(reads).not.toHaveBeenCalled();
  expect(await auditedRead('donations', reads)).toBe('rows');
});

test('a reading that fails is tried again with a new note, since its own may be the reason', async () => {
  await auditedRead('donations', read);
  const denied = new Error('permission-denied');
  await expect(auditedRead('donations', () => Promise.reject(denied))).rejects.toBe(denied);
  await auditedRead('donations', read);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a session that began anew leaves notes of its own, since the one before is no use to it', async () => {
  await auditedRead('donations', read);
  jest.mocked(currentSessionId).mockResolvedValueOnce('uid_of_the_next');
  await auditedRead('donations', read);
  expect(call).toHaveBeenCalledTimes(2);
});
