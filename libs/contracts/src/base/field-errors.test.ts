import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'too short'), z.regex(/^[A-Z]/, 'no capital')),
  address: z.object({ city: z.string().check(z.minLength(1, 'no city')) }),
  note: z.string(),
});

test('each invalid field has its first message, including messages of nested fields', () => {
  const { error } = schema.safeParse({ name: 'a', address: { city: '' }, note: '' });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ name: 'too short', address: 'no city' });
});
