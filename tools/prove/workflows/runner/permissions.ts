import { Failure } from '@raade/contracts/failure';
import type { Permissions } from './workflow-file.ts';

const RANK = { none: 0, read: 1, write: 2 } as const;

/**
 * The rights of a job: those that it names, or else those of its workflow. One that is called has none beyond its
 * caller's: GitHub does not start such a run
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/reusing-workflow-configurations#supported-keywords-for-jobs-that-call-a-reusable-workflow).
 */
export function grantedTo(
  name: string,
  asked: Permissions,
  most: Permissions | undefined,
): Permissions {
  if (most === undefined) return asked;
  for (const [scope, right] of Object.entries(asked)) {
    const allowed = most[scope] ?? 'none';
    if (RANK[right] > RANK[allowed]) {
      throw new Failure(`${name} asks for ${scope}: ${right}; its caller has ${allowed}.`);
    }
  }
  return asked;
}
