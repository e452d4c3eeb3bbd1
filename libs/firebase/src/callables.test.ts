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

test('a call goes to the function of the environment and gives its checked answer', async () => {
  answer(200, { result: { done: true, more: 1 } });
  await expect(call()).resolves.toEqual({ done: true });
  expect(sent).toEqual([
    {
      url: 'http://127.0.0.1:5001/demo-raade/us-central1/do-it',
      body: { data: { amount: 1 } },
    },
  ]);
});

test('a refusal has the code, the words and the details of the function', async () => {
  const error = { status: 'FAILED_PRECONDITION', message: 'Not now.', details: { reason: 'late' } };
  answer(400, { error });
  expect(await failureOf(call())).toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'late' },
    messageForUsers: 'Not now.',
  });
});

test('another answer than agreed is a failure of its own', async () => {
  answer(200, { result: { done: 'maybe' } });
  expect(await failureOf(call())).toMatchObject({ code: 'malformed-answer' });
});

test('a function that never answers is a failure after half a minute', async () => {
  jest.useFakeTimers();
  globalThis.fetch = () => new Promise(() => undefined);
  const failure = failureOf(call());
  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  expect(await failure).toMatchObject({ code: 'deadline-exceeded' });
});

test('a function that goes through all registrants has the time that they take', async () => {
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

test('a function that cannot be reached is a failure, too', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failureOf(call())).toMatchObject({ code: 'internal' });
});
