import { CALLABLES } from '@raade/contracts/base/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import * as z from 'zod/mini';
import { CallFailure, callFunction } from './callables.ts';
import { sentJson, urlOf } from './testing/callable-protocol.ts';

const answerSchema = z.object({ done: z.literal(true) });

let sent: { url: string; body: unknown }[];

function answer(status: number, body: unknown): void {
  globalThis.fetch = (input, init) => {
    sent.push({ url: urlOf(input), body: sentJson(init) });
    return Promise.resolve({ status, json: () => Promise.resolve(body) } as Response);
  };
}

const call = () => callFunction(LOCAL_ENVIRONMENT, 'do-it', { amount: 1 }, answerSchema);

async function failureOf(promise: Promise<unknown>): Promise<CallFailure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailure)) throw new Error('There was no CallFailure.');
  return error;
}

beforeEach(() => {
  sent = [];
});

test('a call is sent to the function of its environment, and its response is checked', async () => {
  answer(200, { result: { done: true, more: 1 } });
  await expect(call()).resolves.toEqual({ done: true });
  expect(sent).toEqual([
    {
      url: 'http://127.0.0.1:5001/demo-raade/us-central1/do-it',
      body: { data: { amount: 1 } },
    },
  ]);
});

test('a refusal has the code, the message and the details of the function', async () => {
  const error = { status: 'FAILED_PRECONDITION', message: 'Not now.', details: { reason: 'late' } };
  answer(400, { error });
  expect(await failureOf(call())).toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'late' },
    messageForUsers: 'Not now.',
  });
});

test('a response that does not fit the schema fails as malformed-answer', async () => {
  answer(200, { result: { done: 'maybe' } });
  expect(await failureOf(call())).toMatchObject({ code: 'malformed-answer' });
});

test('a call without a response fails after 30 seconds', async () => {
  jest.useFakeTimers();
  globalThis.fetch = () => new Promise(() => undefined);
  const failure = failureOf(call());
  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  expect(await failure).toMatchObject({ code: 'deadline-exceeded' });
});

test('a call that reads all registrants fails only after four minutes', async () => {
  jest.useFakeTimers();
  globalThis.fetch = () => new Promise(() => undefined);
  const failure = failureOf(
    callFunction(LOCAL_ENVIRONMENT, CALLABLES.previewEmailCampaign, {}, answerSchema),
  );
  let isOver = false;
  void failure.then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(239_000);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(await failure).toMatchObject({ code: 'deadline-exceeded' });
});

test('a call that does not reach its function fails as internal', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failureOf(call())).toMatchObject({ code: 'internal' });
});
