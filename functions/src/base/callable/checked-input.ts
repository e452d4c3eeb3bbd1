import * as z from 'zod/mini';
import { HttpsError } from 'firebase-functions/https';
import { describeIssues, listedIssues } from '@raade/contracts/base/describe-issues';

/**
 * Parses the payload of a call.
 *
 * @throws HttpsError `invalid-argument` whose message says what to correct. It also has `{ issues }`, from which a form
 * shows each message at its field. Only the first issues are listed, so a large payload gets no large error.
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
