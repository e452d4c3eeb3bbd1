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
  /** When staff have lifted the suppression; reports of mails from before count no more. */
  lifted_at: z.optional(z.instanceof(Timestamp)),
});
export type Suppression = z.infer<typeof suppressionSchema>;

/**
 * `suppressions/{address hash}`: the reasons why an address gets no mail, or not all kinds of mail. Only the hash of
 * the address is stored.
 */
export function suppressionOf(addressHash: string) {
  return collection('suppressions').doc(addressHash);
}

/** @throws z.core.$ZodError if the document is malformed */
export function readSuppression(document: DocumentSnapshot): Suppression {
  return document.exists ? z.parse(suppressionSchema, document.data()) : { reasons: {} };
}

/** The reasons why an address gets no mail. A malformed document counts as suppressed, to be on the safe side. */
export function reasonsIn(document: DocumentSnapshot | undefined): readonly SuppressionReason[] {
  if (!document?.exists) return [];
  try {
    const { reasons } = readSuppression(document);
    return SUPPRESSION_REASONS.filter((reason) => reasons[reason] !== undefined);
  } catch {
    return ['by-hand'];
  }
}

/** Suppresses an address that has no mailbox, as a mail server has just said. Reads nothing in the transaction. */
export function suppressMissingMailbox(
  transaction: Transaction,
  address: string,
  says: string,
): void {
  const reason = { since: Timestamp.now(), source: 'mail-server', says: withoutAddresses(says) };
  const document = suppressionOf(addressHash(address));
  transaction.set(document, { reasons: { 'hard-bounce': reason } }, { merge: true });
}

const LONGEST = 300;

/** A provider's message on one line, without mail addresses, so that it can be stored beside a hash. */
export function withoutAddresses(says: string): string {
  return says
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

const DAY_MS = 24 * 60 * 60 * 1000;

const softBouncesSchema = z.object({
  /** The mails that came back, each once, with the time. */
  mails: z.array(z.object({ id: z.string(), at: z.instanceof(Timestamp) })),
});
type SoftBounce = z.infer<typeof softBouncesSchema>['mails'][number];

/** `soft_bounces/{address hash}`: the mails that a mailbox has recently refused. */
export function softBouncesOf(addressHash: string) {
  return collection('softBounces').doc(addressHash);
}

/**
 * Adds a soft bounce, and returns those that count: within the window, each mail once, and no more than a suppression
 * takes.
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
