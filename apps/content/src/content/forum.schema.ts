import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** Texts of the forum page that are no facts: those stand in `libs/contracts/src/forum.ts`. */
export const forumTextsSchema = z.strictObject({
  /** Claims about the forum's size, as badges of the hero. */
  claims: z.array(text).check(z.length(3, 'must be three claims')),
  intro: text,
  /** The icons are in `forum/intro.section.tsx`, in this order. */
  features: z
    .array(z.strictObject({ title: text, text }))
    .check(z.length(3, 'must be three features')),
  /** Promises to visitors of the forum. */
  expectations: z.array(text).check(z.minLength(1, 'must be one at least')),
});
