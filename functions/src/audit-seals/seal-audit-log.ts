import {
  FieldPath,
  type Firestore,
  GrpcStatus,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import {
  entryDigest,
  type Place,
  placeOf,
  type Seal,
  sealId,
  sealOf,
  sealSchema,
  sealsIn,
} from './seal.ts';

/**
 * What is younger waits for the next seal: an entry gets its time before it is committed, and a transaction may take
 * four and a half minutes. Whatever comes in with an older time than the last seal's was put there by hand.
 */
export const SETTLED_AFTER_MS = 10 * 60_000;

/** A seal of so many entries has about 60 KB, of the megabyte that a document may have. */
const ENTRIES_PER_SEAL = 500;
/** What a run leaves, the next one takes. */
const SEALS_PER_RUN = 40;

/** Writes the hash of a seal where nobody who changes the database can change it. */
export type PublishSeal = (seal: Seal) => Promise<void>;

/** What a run has sealed, and the last seal that there is. */
export interface SealRun {
  readonly seals: number;
  readonly entries: number;
  readonly last: Seal | undefined;
}

/**
 * Seals what came into the audit log since the last seal. A run begins by publishing the last seal again: one that died
 * may have written it and not told. Of two runs at once, one seals and the other ends.
 */
export async function sealAuditLog(firestore: Firestore, publish: PublishSeal): Promise<SealRun> {
  let last = await lastSeal(firestore);
  if (last) await publish(last);
  let entries = 0;
  for (let seals = 0; ; seals++) {
    const seal = seals < SEALS_PER_RUN ? await nextSeal(firestore, last) : undefined;
    if (!seal || !(await isWritten(firestore, seal))) return { seals, entries, last };
    await publish(seal);
    entries += seal.count;
    last = seal;
  }
}

async function lastSeal(firestore: Firestore): Promise<Seal | undefined> {
  const found = await sealsIn(firestore).orderBy('number', 'desc').limit(1).get();
  return found.docs[0] && z.parse(sealSchema, found.docs[0].data());
}

/** Undefined: nothing that is old enough waits for a seal. */
async function nextSeal(firestore: Firestore, last: Seal | undefined): Promise<Seal | undefined> {
  const log = firestore.collection(COLLECTIONS.auditLog);
  const ordered = log.orderBy('created_at').orderBy(FieldPath.documentId());
  const { docs, readTime } = await after(ordered, last?.to).limit(ENTRIES_PER_SEAL).get();
  // By the clock of the database, which stamps the entries, too.
  const youngest = Timestamp.fromMillis(readTime.toMillis() - SETTLED_AFTER_MS).valueOf();
  const waiting = docs.flatMap((entry) => {
    const place = placeOf(entry);
    if (!place || place.at.valueOf() > youngest) return [];
    return { place, digest: entryDigest(entry) };
  });
  const [first, ...others] = waiting.map(({ place }) => place);
  if (!first) return undefined;
  const entries = waiting.map(({ place, digest }) => ({ id: place.id, digest }));
  return sealOf([first, ...others], entries, last);
}

const after = (ordered: Query, end: Place | undefined) =>
  end ? ordered.startAfter(end.at, end.id) : ordered;

/** False: another run was quicker. */
async function isWritten(firestore: Firestore, seal: Seal): Promise<boolean> {
  try {
    await sealsIn(firestore).doc(sealId(seal.number)).create(seal);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS) {
      return false;
    }
    throw error;
  }
}
