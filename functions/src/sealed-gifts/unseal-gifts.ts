import type { KeyObject } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { NoteDeed } from '@raade/contracts/audit';
import { EXPIRES_AT } from '@raade/contracts/collection-table';
import { COLLECTIONS } from '@raade/contracts/collections';
import { lastDayBefore } from '@raade/contracts/gift-keeping';
import * as z from 'zod/mini';
import { NotOpened, type WhyClosed } from './envelope.ts';
import type { GiftRecord } from './gift-record.ts';
import { openSealedGift, sealedGiftSchema, sealedGiftsIn } from './sealed-gifts.ts';

export interface OpenedGift extends GiftRecord {
  /** The last day on which it is there, like '2033-12-31'. */
  readonly kept_until: string;
}

export interface ClosedGift {
  readonly payment: string;
  /** `over`: its day has come, and Firestore deletes it within a day or two. */
  readonly why: WhyClosed | 'over';
}

export interface Unsealed {
  readonly opened: readonly OpenedGift[];
  readonly closed: readonly ClosedGift[];
}

/**
 * Opens the sealed gift of a payment, or all there are, after that is noted.
 * @param note is told which, and how many
 */
export async function unsealGifts(
  firestore: Firestore,
  {
    payment,
    privateKey,
  }: { readonly payment?: string | undefined; readonly privateKey: KeyObject },
  note: NoteDeed,
): Promise<Unsealed> {
  const documents = await sealedDocuments(firestore, payment);
  await note({
    action: 'unseal-gifts',
    subject: payment === undefined ? null : `${COLLECTIONS.sealedGifts}/${payment}`,
    details: { gifts: documents.length },
  });
  const results = documents.map((document) => unseal(document, privateKey));
  return {
    opened: results.filter((result) => 'kept_until' in result),
    closed: results.filter((result) => 'why' in result),
  };
}

async function sealedDocuments(
  firestore: Firestore,
  payment: string | undefined,
): Promise<readonly DocumentSnapshot[]> {
  if (payment === undefined) return (await sealedGiftsIn(firestore).get()).docs;
  const document = await sealedGiftsIn(firestore).doc(payment).get();
  return document.exists ? [document] : [];
}

function unseal(document: DocumentSnapshot, privateKey: KeyObject): OpenedGift | ClosedGift {
  const payment = document.id;
  const data = z.safeParse(sealedGiftSchema, document.data());
  if (!data.success) return { payment, why: 'changed' };
  const until = data.data[EXPIRES_AT].toDate();
  if (until.getTime() <= Date.now()) return { payment, why: 'over' };
  try {
    const record = openSealedGift(payment, data.data, privateKey);
    return { ...record, kept_until: lastDayBefore(until) };
  } catch (error) {
    if (error instanceof NotOpened) return { payment, why: error.why };
    throw error;
  }
}
