import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'too short'), z.regex(/^[A-Z]/, 'no capital')),
  address: z.object({ city: z.string().check(z.minLength(1, 'no city')) }),
  note: z.string(),
});

test('each field that is wrong has its first message, and one within it counts for it', () => {
  const { error } = schema.safeParse({ name: 'a', address: { city: '' }, note: '' });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ name: 'too short', address: 'no city' });
});
