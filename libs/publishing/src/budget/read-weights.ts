import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { WEIGHTS_FILE, type Weights, weightsSchema } from '@raade/contracts/releases/weights';

/** @param text of a `weights.json` */
export function parseWeights(text: string): Weights {
  const result = weightsSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Failure(`${WEIGHTS_FILE} is not valid:\n${describeIssues(result.error.issues)}`);
}
