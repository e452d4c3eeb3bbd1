import { Failure } from '@raade/contracts/failure';

/** Names of the headers that an address answers with, in order. */
async function headerNames(address: string): Promise<readonly string[]> {
  const { headers } = await fetch(address);
  return [...headers.keys()].sort();
}

/**
 * Headers cost bytes and work: sites are comparable only if their pages come with the same.
 * @throws Failure that names those that one of them lacks
 */
export async function requireSameHeaders(
  sites: readonly [string, string],
  pages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const [one, other] = await Promise.all([
      headerNames(sites[0] + page),
      headerNames(sites[1] + page),
    ]);
    const lacking = [
      ...one.filter((name) => !other.includes(name)).map((name) => `${sites[1]} lacks ${name}`),
      ...other.filter((name) => !one.includes(name)).map((name) => `${sites[0]} lacks ${name}`),
    ];
    if (lacking.length > 0) throw new Failure(`${page}: ${lacking.join(', ')}.`);
  }
}
