import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** The people who run the association. */
export const teamSchema = z
  .array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'must be words with hyphens between')),
      name: text,
      role: text,
      /** Field of study and year. */
      studies: text,
      /** True if there is a picture, `team/portraits/{id}.svg`; their initials stand in for it. */
      hasPortrait: z.boolean(),
    }),
  )
  .check(z.minLength(1, 'must be one at least'));
