/** A call as it went over the wire. */
export interface SentCall {
  readonly name: string;
  readonly data: unknown;
}

/** A callable's answer (https://firebase.google.com/docs/functions/callable-reference). */
export type CallableAnswer =
  { readonly result: unknown } | { readonly error: object; readonly status: number };

/** The call behind a request. */
export function callOf(url: string, body: unknown): SentCall {
  const name = url.split('/').at(-1) ?? '';
  return { name, data: (body as { data: unknown }).data };
}

export const statusOf = (answer: CallableAnswer) => ('status' in answer ? answer.status : 200);
