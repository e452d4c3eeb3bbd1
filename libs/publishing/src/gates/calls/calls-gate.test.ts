import * as z from 'zod/mini';
import { describedCallsSchema } from '@raade/contracts/described-calls';
import { brokenCalls } from './calls-gate.ts';

const NAME = 'process-donation';
const describe = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' });
const calls = (request: z.ZodMiniType, response: z.ZodMiniType = z.object({ id: z.string() })) =>
  describedCallsSchema.parse({
    [NAME]: { request: describe(request), response: describe(response) },
  });

const gift = { amount: z.int(), email: z.string().check(z.maxLength(200)) };
const REQUEST = z.strictObject(gift);
const giving = (described: ReturnType<typeof calls>) => ({
  title: 'The new giving',
  calls: described,
  files: { [NAME]: 'payment.ts' },
});
const problems = (sent: z.ZodMiniType, taken: z.ZodMiniType) =>
  brokenCalls(giving(calls(sent)), calls(taken));

test('functions that take more than a release sends may be there', () => {
  expect(problems(REQUEST, REQUEST)).toEqual([]);
  expect(
    problems(REQUEST, z.strictObject({ ...gift, cover: z._default(z.boolean(), false) })),
  ).toEqual([]);
  expect(problems(REQUEST, z.strictObject({ ...gift, amount: z.number() }))).toEqual([]);
  expect(problems(z.enum(['a']), z.enum(['a', 'b']))).toEqual([]);
  expect(problems(REQUEST, z.union([z.strictObject({ other: z.string() }), REQUEST]))).toEqual([]);
});

test.each([
  [
    'a field that they do not know',
    z.strictObject({ amount: z.int() }),
    'sent: email is not known',
  ],
  [
    'a field that they require',
    z.strictObject({ ...gift, cover: z.boolean() }),
    'sent: cover is required',
  ],
  [
    'another type',
    z.strictObject({ ...gift, amount: z.string() }),
    'sent: amount has to be a string',
  ],
  [
    'less room',
    z.strictObject({ ...gift, email: z.string().check(z.maxLength(100)) }),
    'sent: email has maxLength 100, and had 200',
  ],
  [
    'another pattern',
    z.strictObject({ ...gift, email: z.string().check(z.maxLength(200), z.regex(/@/)) }),
    'sent: email has another pattern',
  ],
  [
    'one value alone',
    z.strictObject({ ...gift, email: z.literal('a') }),
    'sent: email may be only ["a"]',
  ],
])('functions with %s are refused, with release, source and field', (_what, taken, said) => {
  expect(problems(REQUEST, taken)).toEqual([`The new giving calls ${NAME} (payment.ts): ${said}.`]);
});

test('an answer that a release cannot read is told', () => {
  const strict = calls(REQUEST, z.object({ status: z.enum(['paid', 'failed']) }));
  const pending = calls(REQUEST, z.object({ status: z.enum(['paid', 'failed', 'pending']) }));
  expect(brokenCalls(giving(strict), pending)).toEqual([
    `The new giving calls ${NAME} (payment.ts): answered: status may not be "pending".`,
  ]);
  expect(brokenCalls(giving(pending), strict)).toEqual([]);
});

test('a function that is not deployed is told', () => {
  expect(brokenCalls(giving(calls(REQUEST)), {})).toEqual([
    `The new giving calls ${NAME} (payment.ts): there is no such function.`,
  ]);
});

const documents = (schema: z.ZodMiniType) =>
  describedCallsSchema.parse({
    [NAME]: { request: describe(schema), response: {}, isDocument: true },
  });

test('documents that rules would refuse are told with their field, also by one of several patterns', () => {
  const email = z.string().check(z.regex(/^\S*$/), z.regex(/@/));
  const other = z.string().check(z.regex(/^\S*$/), z.regex(/@.*@/));
  const written = giving(documents(z.strictObject({ email })));
  expect(brokenCalls(written, documents(z.strictObject({ email })))).toEqual([]);
  expect(brokenCalls(written, documents(z.strictObject({ email: other })))).toEqual([
    `The new giving writes documents of ${NAME} (payment.ts): sent: email has another pattern.`,
  ]);
  expect(brokenCalls(written, {})).toEqual([
    `The new giving writes documents of ${NAME} (payment.ts): rules take none of them.`,
  ]);
});
