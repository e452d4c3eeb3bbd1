import * as z from 'zod/mini';
import { describeIssues } from '@raade/contracts/base/describe-issues';

/**
 * Parses the environment variables of the process.
 *
 * @throws Error with one line per variable that is missing or wrong, never with its value.
 */
export function readEnvironment<Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> {
  const result = z.safeParse(schema, process.env);
  if (result.success) return result.data;
  throw new Error(
    `The environment of the functions is not complete:\n${describeIssues(result.error.issues)}`,
  );
}

/** A setting without line breaks, for headers of mails. */
export const line = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'is empty'), z.regex(/^\P{Cc}*$/u, 'must be one line'));
