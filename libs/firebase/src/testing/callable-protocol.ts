import { CALLABLES } from '@raade/contracts/base/callables';

/** A call as it was sent. */
export interface SentCall {
  /** A value of `CALLABLES`. */
  readonly name: string;
  readonly data: unknown;
}

/** A callable's answer (https://firebase.google.com/docs/functions/callable-reference). */
export type CallableAnswer =
  | { readonly result: unknown }
  | { readonly error: object; readonly status: number };

/** The address of a `fetch`. */
export const urlOf = (input: RequestInfo | URL) =>
  typeof input === 'object' && 'url' in input ? input.url : String(input);

/** The JSON body of a `fetch`. */
export function sentJson(init: RequestInit | undefined): unknown {
  if (typeof init?.body !== 'string') throw new TypeError('A call sends JSON.');
  return JSON.parse(init.body);
}

/** The function call of a request. */
export function callOf(url: string, body: unknown): SentCall {
  const known = Object.values(CALLABLES).find((address) => url.endsWith(`/${address}`));
  const name = known ?? url.split('/').at(-1) ?? '';
  return { name, data: (body as { data: unknown }).data };
}

export const statusOf = (answer: CallableAnswer) => ('status' in answer ? answer.status : 200);
