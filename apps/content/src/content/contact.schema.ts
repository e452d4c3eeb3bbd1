import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** Texts of the contact page. */
export const contactSchema = z.strictObject({
  lead: text,
  /** Description of the picture for those who cannot see it. */
  imageAlt: text,
  /** What to write about. */
  write: text,
  /** How long an answer takes. */
  answers: text,
  /** What most people write about, and the page that answers it at once. */
  ways: z.array(
    z.strictObject({
      name: text,
      what: text,
      path: z.string().check(z.startsWith('/', 'must be a path, like "/donate"')),
    }),
  ),
});
