import { CALLABLES } from '@raade/contracts/base/callables';

/** A call as it went over the wire. */
export interface SentCall {
  /** As in `CALLABLES`. */
  readonly name: string;
  readonly data: unknown;
}

/** A callable's answer (https://firebase.google.com/docs/functions/callable-reference). */
export type CallableAnswer =
  | { readonly result: unknown }
  | { readonly error: object; readonly status: number };

/** Where a call of `fetch` goes. */
export const urlOf = (input: RequestInfo | URL) =>
  typeof input === 'object' && 'url' in input ? input.url : String(input);

/** The JSON that a call of `fetch` sends. */
export function sentJson(init: RequestInit | undefined): unknown {
  if (typeof init?.body !== 'string') throw new TypeError('A call sends JSON.');
  return JSON.parse(init.body);
}

/** The call behind a request. */
export function callOf(url: string, body: unknown): SentCall {
  const known = Object.values(CALLABLES).find((address) => url.endsWith(`/${address}`));
  const name = known ?? url.split('/').at(-1) ?? '';
  return { name, data: (body as { data: unknown }).data };
}

export const statusOf = (answer: CallableAnswer) => ('status' in answer ? answer.status : 200);
