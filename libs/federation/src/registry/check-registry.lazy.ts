import { describeIssues } from '@raade/contracts/describe-issues';
import { type Registry, registrySchema } from '@raade/contracts/registry';

/** A registry from outside, checked; throws with one line per problem. Loaded only when one is read again. */
export function checkRegistry(value: unknown): Registry {
  const result = registrySchema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`The registry is not valid:\n${describeIssues(result.error.issues)}`);
}
