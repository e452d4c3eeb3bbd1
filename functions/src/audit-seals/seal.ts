import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { OLD_ACTOR_EMAIL } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';
import { digest } from './canonical.ts';

/** The place of an entry in the log: by its time, then by its id. */
const placeSchema = z.object({ at: z.instanceof(Timestamp), id: z.string() });
export type Place = z.infer<typeof placeSchema>;

/** A document of `audit_seals`, whose id is its number. */
export const sealSchema = z.object({
  /** From 1 on, without a gap. */
  number: z.int(),
  /** Hash of the seal before; of the first, 64 zeros. */
  previous: z.string(),
  /** Places of the first and the last of its entries. */
  from: placeSchema,
  to: placeSchema,
  count: z.int(),
  /** Digest of all `entries`. */
  digest: z.string(),
  /** Its entries in the order of the log, so that a check can name the one that was changed. */
  entries: z.array(z.object({ id: z.string(), digest: z.string() })),
  /** Digest of all above but the list: stands outside as well, and in the next seal. */
  hash: z.string(),
});
export type Seal = z.infer<typeof sealSchema>;

export const FIRST_PREVIOUS = '0'.repeat(64);

export function hashOf({ number, previous, from, to, count, digest: ofAll }: Seal): string {
  return digest({ number, previous, from, to, count, digest: ofAll });
}

/** Undefined: the document has no time, and so no place in the log. */
export function placeOf(entry: DocumentSnapshot): Place | undefined {
  const at: unknown = entry.get('created_at');
  return at instanceof Timestamp ? { at, id: entry.id } : undefined;
}

/** True if the first place comes before the other one, as Firestore orders them. */
export function isBefore(one: Place, other: Place): boolean {
  return one.at.isEqual(other.at) ? one.id < other.id : one.at.valueOf() < other.at.valueOf();
}

/** Digest of all that an entry says, but of an address that an erasure may take. */
export function entryDigest(entry: DocumentSnapshot): string {
  const fields = Object.entries(entry.data() ?? {}).filter(([name]) => name !== OLD_ACTOR_EMAIL);
  return digest({ id: entry.id, data: Object.fromEntries(fields) });
}

/** The seal of these entries, which stand in the order of the log. */
export function sealOf(
  places: readonly [Place, ...Place[]],
  entries: Seal['entries'],
  last: Seal | undefined,
): Seal {
  const [from] = places;
  const seal: Seal = {
    number: (last?.number ?? 0) + 1,
    previous: last?.hash ?? FIRST_PREVIOUS,
    from,
    to: places.at(-1) ?? from,
    count: entries.length,
    digest: digest(entries),
    entries,
    hash: '',
  };
  return { ...seal, hash: hashOf(seal) };
}

export const sealsIn = (firestore: Firestore) => firestore.collection(COLLECTIONS.auditSeals);

/** Ids sort as the numbers do. */
export const sealId = (number: number) => String(number).padStart(10, '0');
