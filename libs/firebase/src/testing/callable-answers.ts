import {
  type CallableAnswer,
  callOf,
  type SentCall,
  sentJson,
  statusOf,
  urlOf,
} from './callable-protocol.ts';

/**
 * Replaces `fetch` by answers of callable functions: each function returns its answers in turn, then always its last
 * one. Returns the calls that were made. For tests that fetch nothing else.
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

/** The answer of a function that refuses a call. @param status like `ABORTED` */
export const refusal = (status: string, message: string, details?: object): CallableAnswer => ({
  status: 400,
  error: { status, message, details },
});

/** The answer of a proxy or load balancer when the function is not available. */
export const BUSY: CallableAnswer = {
  status: 503,
  error: { status: 'UNAVAILABLE', message: 'unavailable' },
};
