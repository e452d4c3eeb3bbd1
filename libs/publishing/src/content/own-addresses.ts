import { Failure } from '@raade/contracts/base/failure';
import { isOwnPage } from '@raade/contracts/releases/owned-paths';
import { withoutTrailingSlash } from '@raade/contracts/site/site-path';
import type { OpenRelease } from '../reading/open-release.ts';

/** The path of an address: `/conference` for `/conference?day=2#schedule`. */
const pageOf = (address: string) => withoutTrailingSlash(address.replace(/[?#].*$/, ''));

/**
 * Throws a `Failure` if links or search entries of a release lead to pages of other remotes.
 * @param addresses paths of the site, with or without query and anchor
 */
export function requireOwnAddresses({ file }: OpenRelease, addresses: readonly string[]): void {
  const { paths, release } = file;
  const foreignAddresses = addresses.filter((address) => !isOwnPage(paths, pageOf(address)));
  if (foreignAddresses.length === 0) return;
  const lines = foreignAddresses
    .slice(0, 5)
    .map(
      (address) =>
        `"${address}" lies under none of its paths; links and search lead to own pages only`,
    );
  throw new Failure(`${file.name} ${release}: ${lines.join('\n')}`);
}
