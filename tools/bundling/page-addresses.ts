import { Failure } from '@raade/contracts/base/failure';
import { foreignPages } from '@raade/contracts/releases/owned-paths';
import type { RemoteManifest } from '@raade/contracts/releases/remote';

/**
 * Throws one message that names each page of `src/pages.ts` at an address that is not the remote's own.
 * @param pages addresses of its pages
 */
export function checkPageAddresses(
  { name, paths }: Pick<RemoteManifest, 'name' | 'paths'>,
  pages: readonly string[],
): void {
  const problems = foreignPages(paths, pages);
  if (problems.length > 0) throw new Failure(`${name}: ${problems.join('\n')}`);
}
