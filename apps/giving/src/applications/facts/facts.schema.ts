import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.trim());

/** What applicants want to know before they begin. */
export const factsSchema = z.strictObject({
  title: text,
  /** The facts in a few words, for who has not opened them. */
  summary: text,
  /** Label and answer, in the order of their weight. */
  facts: z.array(z.strictObject({ label: text, answer: text })).check(z.minLength(1)),
  /** A page of ours that shows more. */
  example: z.optional(z.strictObject({ label: text, path: z.string().check(z.startsWith('/')) })),
  /** The words before the address to ask. */
  ask: text,
});
export type Facts = z.infer<typeof factsSchema>;
