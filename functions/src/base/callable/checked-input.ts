import * as z from 'zod/mini';
import { HttpsError } from 'firebase-functions/https';
import { describeIssues, listedIssues } from '@raade/contracts/base/describe-issues';

/**
 * Parses the payload of a call.
 *
 * @throws HttpsError `invalid-argument` that says what to correct, with `{ issues }` of `listedIssues` for a form that
 * shows each message at its field. Its size does not depend on the payload.
 */
export function checkedInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;

  const { issues } = result.error;
  throw new HttpsError(
    'invalid-argument',
    `Please correct this and send it again:\n${describeIssues(issues)}`,
    { issues: listedIssues(issues) },
  );
}
