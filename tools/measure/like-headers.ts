import { Failure } from '@raade/contracts/failure';

/** How many bytes more the longer headers may have for each remote: a federated site has to name its origin. */
const BYTES_OF_AN_ORIGIN = 33;

/** As they are sent, without the blanks and line ends that HTTP adds. */
async function headerBytes(address: string): Promise<number> {
  const { headers } = await fetch(address);
  return [...headers].flat().join('').length;
}

/**
 * Headers cost bytes and work: sites are comparable only if their pages come with alike ones. One of the sites has so
 * many `remotes`.
 * @throws Failure with the bytes of both, if one of them lacks some
 */
export async function requireLikeHeaders(
  sites: readonly [string, string],
  pages: readonly string[],
  remotes: number,
): Promise<void> {
  for (const page of pages) {
    const [one, other] = await Promise.all([
      headerBytes(sites[0] + page),
      headerBytes(sites[1] + page),
    ]);
    if (Math.abs(one - other) <= remotes * BYTES_OF_AN_ORIGIN) continue;
    throw new Failure(`${page}: headers of ${one} and of ${other} bytes cannot be compared.`);
  }
}
