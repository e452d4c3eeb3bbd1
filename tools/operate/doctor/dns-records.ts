import { Resolver } from 'node:dns/promises';
import { Failure } from '@raade/contracts/base/failure';

const TIMEOUT_MS = 4_000;

/** Error codes for a missing name, or no record of the type. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

const emptyIfAbsent = (name: string) => (error: NodeJS.ErrnoException) => {
  if (ABSENT.has(error.code ?? '')) return [];
  throw new Failure(`DNS does not answer for ${name} (${error.code}). Is this machine online?`);
};

/** The TXT and CNAME records of a name. */
export async function dnsRecords(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  const [texts, aliases] = await Promise.all([
    resolver.resolveTxt(name).catch(emptyIfAbsent(name)),
    resolver.resolveCname(name).catch(emptyIfAbsent(name)),
  ]);
  return [...texts.map((parts) => parts.join('')), ...aliases];
}
