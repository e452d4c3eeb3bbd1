import * as z from 'zod/mini';
import { HttpsError } from 'firebase-functions/https';
import { checkedInput } from './checked-input.ts';

function refusalOf(schema: z.ZodMiniType, data: unknown): unknown {
  try {
    return checkedInput(schema, data);
  } catch (error) {
    return error;
  }
}

test('an error for invalid input stays short, however long the input was', () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 50_000 }, (_each, key) => [`k${key}`, 1]),
  );
  const wrong = Array.from({ length: 50_000 }, () => 'x');
  for (const [schema, data] of [
    [z.strictObject({}), unknown],
    [z.array(z.number()), wrong],
  ] as const) {
    const refusal = refusalOf(schema, data);
    expect(refusal).toBeInstanceOf(HttpsError);
    expect(JSON.stringify(refusal).length).toBeLessThan(8000);
  }
});
