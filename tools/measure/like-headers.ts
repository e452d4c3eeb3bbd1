import { Failure } from '@raade/contracts/failure';

/** How many bytes more the longer headers may have: a federated site has to name the origins of its remotes. */
const MOST_BYTES = 100;

/** As they are sent, without the blanks and line ends that HTTP adds. */
async function headerBytes(address: string): Promise<number> {
  const { headers } = await fetch(address);
  return [...headers].flat().join('').length;
}

/**
 * Headers cost bytes and work: sites are comparable only if their pages come with alike ones.
 * @throws Failure with the bytes of both, if one of them lacks some
 */
export async function requireLikeHeaders(
  sites: readonly [string, string],
  pages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const [one, other] = await Promise.all([
      headerBytes(sites[0] + page),
      headerBytes(sites[1] + page),
    ]);
    if (Math.abs(one - other) <= MOST_BYTES) continue;
    throw new Failure(`${page}: headers of ${one} and of ${other} bytes cannot be compared.`);
  }
}
