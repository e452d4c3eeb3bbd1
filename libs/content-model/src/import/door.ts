import { describeIssues } from '@raade/contracts/describe-issues';
import { Failure } from '@raade/contracts/failure';
import type * as z from 'zod/mini';

/** What can be asked for of a file. */
interface Expected<Schema> {
  readonly schema: Schema;
  /** Like 'a schedule of pretalx'. */
  readonly what: string;
  /** Where one gets it, as a sentence. */
  readonly advice: string;
}

/** What a JSON file says. Throws a `Failure` that says what to do if it is another file. */
export function readJson<Schema extends z.ZodMiniType>(
  text: string,
  { schema, what, advice }: Expected<Schema>,
): z.infer<Schema> {
  const result = schema.safeParse(parsed(text, what, advice));
  if (result.success) return result.data;
  throw new Failure(`This is not ${what}:\n${describeIssues(result.error.issues)}\n${advice}`);
}

function parsed(text: string, what: string, advice: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Failure(`This is not ${what}: it is no JSON. ${advice}`, { cause });
  }
}
