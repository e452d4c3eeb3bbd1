import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type Registry, registrySchema } from '@raade/contracts/releases/registry';

/**
 * Reads the registry from a response. Rejects with one line per problem if it is invalid. In a lazy module, since zod
 * is needed only when the registry is read again.
 */
export async function checkRegistry(response: Response): Promise<Registry> {
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const result = registrySchema.safeParse(await response.json());
  if (result.success) return result.data;
  throw new Error(`The registry is not valid:\n${describeIssues(result.error.issues)}`);
}
