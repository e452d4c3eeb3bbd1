/** A call as it went over the wire. */
export interface SentCall {
  readonly name: string;
  readonly data: unknown;
}

type Answer = { readonly result: unknown } | { readonly error: object; readonly status: number };

/**
 * Stands where the functions would answer, in the protocol of callables
 * (https://firebase.google.com/docs/functions/callable-reference). Answers are taken in turn; the last stays.
 */
export function answerCalls(answers: Readonly<Record<string, readonly Answer[]>>): SentCall[] {
  const calls: SentCall[] = [];
  globalThis.fetch = async (input, init) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const { data } = JSON.parse(String(init?.body)) as { data: unknown };
    const earlier = calls.filter((call) => call.name === name).length;
    calls.push({ name, data });
    const answer = answers[name]?.[earlier] ?? answers[name]?.at(-1);
    if (!answer) throw new Error(`Nobody answers ${name}.`);
    const status = 'status' in answer ? answer.status : 200;
    return { status, json: async () => answer } as Response;
  };
  return calls;
}
