import * as z from 'zod/mini';
import { HttpsError } from 'firebase-functions/https';
import { describeIssues } from '@raade/contracts/describe-issues';

/** A problem of a call's payload: its path, and what to do about it. */
interface InputIssue {
  path: string;
  message: string;
}

/**
 * The payload of a call as its schema describes it.
 *
 * @throws HttpsError `invalid-argument` that says what to correct, with `{ issues: InputIssue[] }`
 * for a form that shows each message at its field.
 */
export function checkedInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;

  const issues = result.error.issues.map(({ path, message }): InputIssue => ({
    path: path.join('.'),
    message,
  }));
  throw new HttpsError(
    'invalid-argument',
    `Please correct this and send it again:\n${describeIssues(result.error.issues)}`,
    { issues },
  );
}
