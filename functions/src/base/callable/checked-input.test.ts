import * as z from 'zod/mini';
import { HttpsError } from 'firebase-functions/https';
import { checkedInput } from './checked-input.ts';

function refusalOf(schema: z.ZodMiniType, data: unknown): HttpsError {
  try {
    checkedInput(schema, data);
  } catch (error) {
    if (error instanceof HttpsError) return error;
  }
  throw new Error('was not refused');
}

test('a refusal says at which field what is to be corrected', () => {
  const { code, message, details } = refusalOf(z.object({ amount: z.int('must be whole') }), {
    amount: 1.5,
  });
  expect(code).toBe('invalid-argument');
  expect(message).toBe('Please correct this and send it again:\namount: must be whole');
  expect(details).toEqual({ issues: [{ path: 'amount', message: 'must be whole' }] });
});

test('a refusal does not grow with what was sent', () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 50_000 }, (_each, key) => [`k${key}`, 1]),
  );
  const wrong = Array.from({ length: 50_000 }, () => 'x');
  for (const [schema, data] of [
    [z.strictObject({}), unknown],
    [z.array(z.number()), wrong],
  ] as const) {
    const answer = JSON.stringify(refusalOf(schema, data).toJSON());
    expect(answer.length).toBeLessThan(8000);
  }
});
