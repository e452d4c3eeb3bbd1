import * as z from 'zod/mini';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { digest } from './canonical.ts';
import type { PublishedHashes } from './published-hashes.ts';
import { FIRST_PREVIOUS, hashOf, type Seal, sealSchema } from './seal.ts';

export interface CheckedSeals {
  /** Those that can be read, in their order. */
  readonly seals: readonly Seal[];
  readonly problems: readonly string[];
}

/**
 * Checks that each seal is what it was, that none is missing, and that all are those that were published.
 * @param documents in the order of their numbers
 */
export function checkSeals(
  documents: readonly DocumentSnapshot[],
  published: PublishedHashes,
): CheckedSeals {
  const seals: Seal[] = [];
  const problems: string[] = [];
  for (const document of documents) {
    const read = z.safeParse(sealSchema, document.data());
    if (read.success) {
      problems.push(...problemsOf(read.data, seals.at(-1)));
      seals.push(read.data);
    } else problems.push(`${document.ref.path} was changed: it is no seal any more`);
  }
  const hashes = new Map(seals.map(({ number, hash }) => [number, hash]));
  for (const [number, told] of published) {
    const hash = hashes.get(number);
    if (hash === undefined) problems.push(`seal ${number} was removed: it was published`);
    else if (told.size > 1 || !told.has(hash)) {
      problems.push(`seal ${number} was changed: another hash of it was published`);
    }
  }
  return { seals, problems };
}

function problemsOf(seal: Seal, before: Seal | undefined): string[] {
  const { number, entries, count } = seal;
  const expected = (before?.number ?? 0) + 1;
  if (number !== expected)
    return [`seal ${expected} was removed: seal ${number} comes in its place`];
  const isItself =
    seal.hash === hashOf(seal) && seal.digest === digest(entries) && count === entries.length;
  return [
    ...(isItself ? [] : [`seal ${number} was changed: its hash is not that of what it says`]),
    ...(seal.previous === (before?.hash ?? FIRST_PREVIOUS)
      ? []
      : [`seal ${number} does not follow the one before: one of both was changed`]),
  ];
}
