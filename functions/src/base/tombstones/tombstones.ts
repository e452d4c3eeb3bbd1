import { createHmac } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { normalizeAddress } from '../address.ts';

const COLLECTION = 'erasures';

const tombstoneSchema = z.object({ erased_at: z.instanceof(Timestamp) });

/**
 * True if the person with this address was erased after that time. A record of a later time is of a person who came
 * back; a record without a date counts as older.
 */
export type IsErased = (address: string, at: Date | null) => boolean;

/**
 * Records of erased people, in a database of their own, so that a restored backup of the ledger does not bring people
 * back. A tombstone names its person only by a digest under a secret key.
 */
export interface Tombstones {
  /** Id of the person's tombstone. */
  readonly digestOf: (address: string) => string;
  readonly add: (address: string, erasedAt: Date) => Promise<void>;
  /** Time of the person's last erasure; null if never. */
  readonly erasedAt: (address: string) => Promise<Date | null>;
  /** Reads all tombstones, for checks of many people. */
  readonly readAll: () => Promise<IsErased>;
}

export function tombstonesIn(database: Firestore, secret: string): Tombstones {
  const digestOf = (address: string) =>
    createHmac('sha256', secret).update(normalizeAddress(address)).digest('hex');
  const documentOf = (address: string) => database.collection(COLLECTION).doc(digestOf(address));
  return {
    digestOf,
    add: async (address, erasedAt) => {
      await documentOf(address).set({ erased_at: Timestamp.fromDate(erasedAt) });
    },
    erasedAt: async (address) => {
      const tombstone = await documentOf(address).get();
      return tombstone.exists ? dateIn(tombstone.data()) : null;
    },
    readAll: async () => {
      const { docs } = await database.collection(COLLECTION).get();
      const dates = new Map(docs.map((tombstone) => [tombstone.id, dateIn(tombstone.data())]));
      return (address, at) => isBefore(at, dates.get(digestOf(address)));
    },
  };
}

const dateIn = (data: unknown) => z.parse(tombstoneSchema, data).erased_at.toDate();

/** True if the time is before the erasure, or unknown. */
export function isBefore(at: Date | null, erasedAt: Date | null | undefined): boolean {
  return erasedAt ? at === null || at <= erasedAt : false;
}
