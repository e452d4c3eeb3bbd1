import {
  type CallableAnswer,
  callOf,
  type SentCall,
  sentJson,
  statusOf,
  urlOf,
} from './callable-protocol.ts';

/**
 * Answers calls in place of the functions: in turn, and the last answer stays. For tests in which nothing else is
 * fetched.
 */
export function answerCalls(
  answers: Readonly<Record<string, readonly CallableAnswer[]>>,
): SentCall[] {
  const calls: SentCall[] = [];
  globalThis.fetch = (input, init) => {
    const call = callOf(urlOf(input), sentJson(init));
    const { name } = call;
    const earlier = calls.filter((one) => one.name === name).length;
    calls.push(call);
    const answer = answers[name]?.[earlier] ?? answers[name]?.at(-1);
    if (!answer) return Promise.reject(new Error(`Nobody answers ${name}.`));
    const response = { status: statusOf(answer), json: () => Promise.resolve(answer) };
    return Promise.resolve(response as Response);
  };
  return calls;
}

/** A refusal with its code, like `ABORTED`, in the words of the function. */
export const refusal = (status: string, message: string, details?: object): CallableAnswer => ({
  status: 400,
  error: { status, message, details },
});

/** No answer of a function, but of something on the way to it. */
export const BUSY: CallableAnswer = {
  status: 503,
  error: { status: 'UNAVAILABLE', message: 'unavailable' },
};
