import * as z from 'zod/mini';

/** The id of a forum: the year of its first day, like `2025`. There is never a second forum in one year. */
export const forumIdSchema = z
  .string()
  .check(z.regex(/^\d{4}$/, 'must be the year of a forum, like 2025'));
