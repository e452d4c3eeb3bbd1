import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  SUPPRESSION_REASONS,
  type SuppressionReason,
  suppressionSourceSchema,
  SOFT_BOUNCES,
} from '@raade/contracts/mail/suppressions';
import { collection } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';

const reasonSchema = z.object({
  since: z.instanceof(Timestamp),
  source: suppressionSourceSchema,
  /** The provider's words, where it had any. */
  says: z.optional(z.string()),
  /** The campaign whose link or mail it was. */
  campaign_id: z.optional(z.string()),
});

const suppressionSchema = z.object({
  reasons: z.partialRecord(z.enum(SUPPRESSION_REASONS), reasonSchema),
  /** When staff have let everybody write to it again; what is reported of mails from before counts no more. */
  lifted_at: z.optional(z.instanceof(Timestamp)),
});
export type Suppression = z.infer<typeof suppressionSchema>;

/**
 * `suppressions/{address hash}`: why nobody writes to that address, or not everything. Only the hash is kept, by which
 * an address is left out.
 */
export function suppressionOf(addressHash: string) {
  return collection('suppressions').doc(addressHash);
}

/** @throws z.core.$ZodError if the document is none of ours */
export function readSuppression(document: DocumentSnapshot): Suppression {
  return document.exists ? z.parse(suppressionSchema, document.data()) : { reasons: {} };
}

/** Why nobody writes to that address. What cannot be read keeps everybody from it rather than nobody. */
export function reasonsIn(document: DocumentSnapshot | undefined): readonly SuppressionReason[] {
  if (!document?.exists) return [];
  try {
    const { reasons } = readSuppression(document);
    return SUPPRESSION_REASONS.filter((reason) => reasons[reason] !== undefined);
  } catch {
    return ['by-hand'];
  }
}

/** Notes, in a transaction that may read no more, that a mail server has just said that an address has no mailbox. */
export function noteGone(transaction: Transaction, address: string, says: string): void {
  const reason = { since: Timestamp.now(), source: 'mail-server', says: withoutAddresses(says) };
  const document = suppressionOf(addressHash(address));
  transaction.set(document, { reasons: { 'hard-bounce': reason } }, { merge: true });
}

const LONGEST = 300;

/** The words of a provider as they may stand where no address is kept: on one line, and without any. */
export function withoutAddresses(says: string): string {
  return says
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

const DAY_MS = 24 * 60 * 60 * 1000;

const softBouncesSchema = z.object({
  /** The mails that came back, each once, and when. */
  mails: z.array(z.object({ id: z.string(), at: z.instanceof(Timestamp) })),
});
type SoftBounce = z.infer<typeof softBouncesSchema>['mails'][number];

/** `soft_bounces/{address hash}`: the mails that a mailbox did not take lately. */
export function softBouncesOf(addressHash: string) {
  return collection('softBounces').doc(addressHash);
}

/**
 * The mails of a mailbox that count after one more: none from before the window, none twice, and no more than it takes
 * for a suppression.
 */
export function withOneMore(document: DocumentSnapshot, bounce: SoftBounce): SoftBounce[] {
  const { mails } = softBouncesSchema.safeParse(document.data()).data ?? { mails: [] };
  const newest = Math.max(bounce.at.toMillis(), ...mails.map(({ at }) => at.toMillis()));
  const since = newest - SOFT_BOUNCES.withinDays * DAY_MS;
  return [...mails.filter(({ id }) => id !== bounce.id), bounce]
    .filter(({ at }) => at.toMillis() > since)
    .sort((one, other) => one.at.toMillis() - other.at.toMillis())
    .slice(-SOFT_BOUNCES.most);
}
