import type { KeyObject } from 'node:crypto';
import { type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import type { AuditDeed } from '@raade/contracts/audit';
import { EXPIRES_AT } from '@raade/contracts/collection-table';
import { COLLECTIONS } from '@raade/contracts/collections';
import { Failure } from '@raade/contracts/failure';
import { lastDayBefore } from '@raade/contracts/gift-keeping';
import { SEALING_KEY_MISSING } from '@raade/contracts/people/person-data';
import * as z from 'zod/mini';
import { open, seal } from './envelope.ts';
import { type GiftRecord, giftRecordSchema, type KeptGift } from './gift-record.ts';

/** A document of `sealed_gifts`, named by its payment. It has to say when it ends outside, too, for Firestore. */
export const sealedGiftSchema = z.object({
  envelope: z.string(),
  [EXPIRES_AT]: z.instanceof(Timestamp),
});

/** What it takes to seal gifts. */
export interface Sealing {
  readonly firestore: Firestore;
  /** Undefined where none is set. */
  readonly sealingKey: KeyObject | undefined;
}

export const sealedGiftsIn = (firestore: Firestore) =>
  firestore.collection(COLLECTIONS.sealedGifts);

/**
 * Seals gifts, but those that are sealed already: what was sealed first knows most. How many and until when is noted
 * before.
 * @throws Failure if there is no key
 */
export async function sealGifts(
  { firestore, sealingKey }: Sealing,
  gifts: readonly KeptGift[],
  note: (details: AuditDeed['details']) => Promise<void>,
): Promise<void> {
  const missing = await notSealedYet(firestore, gifts);
  if (missing.length === 0) return;
  if (!sealingKey) throw new Failure(SEALING_KEY_MISSING);
  const until = [...new Set(missing.map((gift) => lastDayBefore(gift.until)))].sort();
  await note({ gifts: missing.length, until });
  await Promise.all(missing.map((gift) => sealGift(firestore, gift, sealingKey)));
}

async function notSealedYet(
  firestore: Firestore,
  gifts: readonly KeptGift[],
): Promise<readonly KeptGift[]> {
  if (gifts.length === 0) return [];
  const documents = gifts.map(({ record }) => sealedGiftsIn(firestore).doc(record.payment));
  const found = await firestore.getAll(...documents, { fieldMask: [EXPIRES_AT] });
  return gifts.filter((_gift, index) => !found[index]?.exists);
}

async function sealGift(
  firestore: Firestore,
  { record, until }: KeptGift,
  sealingKey: KeyObject,
): Promise<void> {
  const text = JSON.stringify(z.parse(giftRecordSchema, record));
  const envelope = seal(text, { subject: record.payment, until }, sealingKey);
  try {
    await sealedGiftsIn(firestore)
      .doc(record.payment)
      .create({ envelope, [EXPIRES_AT]: Timestamp.fromDate(until) });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** Another erasure of the same person was faster. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}

/**
 * Opens the document of that payment.
 * @throws NotOpened if its envelope stays closed
 */
export function openSealedGift(
  payment: string,
  { envelope, [EXPIRES_AT]: ends }: z.infer<typeof sealedGiftSchema>,
  privateKey: KeyObject,
): GiftRecord {
  const text = open(envelope, { subject: payment, until: ends.toDate() }, privateKey);
  return z.parse(giftRecordSchema, JSON.parse(text));
}
