import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type Registry, registrySchema } from '@raade/contracts/releases/registry';

/**
 * The registry that was answered; rejects if there is none, or with one line per problem. Loaded only when one is
 * read again.
 */
export async function checkRegistry(response: Response): Promise<Registry> {
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const result = registrySchema.safeParse(await response.json());
  if (result.success) return result.data;
  throw new Error(`The registry is not valid:\n${describeIssues(result.error.issues)}`);
}
