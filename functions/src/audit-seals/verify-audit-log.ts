import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { auditActorSchema } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';
import { actorDigest } from '../audit/known-address.ts';
import { checkSeals } from './check-seals.ts';
import type { PublishedHashes } from './published-hashes.ts';
import { SETTLED_AFTER_MS } from './seal-audit-log.ts';
import { entryDigest, isBefore, type Place, placeOf, type Seal, sealsIn } from './seal.ts';

/** How the audit log stands. */
export interface Verification {
  readonly seals: number;
  /** Entries that are as they were sealed. */
  readonly entries: number;
  /** Entries that came after the last seal: nothing is known of them yet. */
  readonly younger: number;
  /** The last seal that was published; 0 if none. */
  readonly publishedUntil: number;
  /** What was changed, removed or inserted, each in a sentence that names it. */
  readonly problems: readonly string[];
}

type Stream = AsyncIterable<QueryDocumentSnapshot>;

/**
 * Compares the audit log with its seals, and the seals with what was published of them.
 * @param published if it is empty, nobody is found who changed entries and made the seals anew
 */
export async function verifyAuditLog(
  firestore: Firestore,
  published: PublishedHashes,
): Promise<Verification> {
  const stored = await sealsIn(firestore).orderBy('number').get();
  const { seals, problems: ofSeals } = checkSeals(stored.docs, published);
  const latest = Timestamp.fromMillis(stored.readTime.toMillis() + SETTLED_AFTER_MS);
  const found = await checkEntries(firestore, seals, latest);
  return {
    seals: seals.length,
    entries: found.entries,
    younger: found.younger,
    publishedUntil: Math.max(0, ...published.keys()),
    problems: [...ofSeals, ...found.problems, ...(await changedActors(firestore))],
  };
}

/** @param latest no entry can have a time after it */
async function checkEntries(firestore: Firestore, seals: readonly Seal[], latest: Timestamp) {
  const sealed = sealedEntries(seals);
  const end = seals.at(-1)?.to;
  const found = { entries: 0, younger: 0, problems: [] as string[] };
  for await (const entry of firestore.collection(COLLECTIONS.auditLog).stream() as Stream) {
    const seal = sealed.get(entry.id);
    sealed.delete(entry.id);
    if (!seal && isYounger(entry, end, latest)) found.younger++;
    else if (!seal) found.problems.push(`${entry.ref.path} was inserted: no seal has it`);
    else if (seal.digest === entryDigest(entry)) found.entries++;
    else found.problems.push(`${entry.ref.path} was changed since seal ${seal.number}`);
  }
  for (const [id, { number }] of sealed) {
    found.problems.push(`${COLLECTIONS.auditLog}/${id} was removed since seal ${number}`);
  }
  return found;
}

function sealedEntries(seals: readonly Seal[]) {
  return new Map(
    seals.flatMap(({ number, entries }) =>
      entries.map(({ id, digest }) => [id, { number, digest }] as const),
    ),
  );
}

/** True if the next seal will have the entry. */
function isYounger(entry: QueryDocumentSnapshot, end: Place | undefined, latest: Timestamp) {
  const place = placeOf(entry);
  if (!place || place.at.valueOf() > latest.valueOf()) return false;
  return end === undefined || isBefore(end, place);
}

/** Addresses by which entries would name somebody else now. */
async function changedActors(firestore: Firestore): Promise<string[]> {
  const problems: string[] = [];
  for await (const document of firestore.collection(COLLECTIONS.auditActors).stream() as Stream) {
    const actor = z.safeParse(auditActorSchema, document.data());
    if (actor.success && actorDigest(actor.data) === document.id) continue;
    problems.push(`${document.ref.path} was changed: it names another address`);
  }
  return problems;
}
