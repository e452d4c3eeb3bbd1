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
  /** The message of the provider, if it sent one. */
  description: z.optional(z.string()),
  /** The campaign with the unsubscribe link or the bounced mail. */
  campaign_id: z.optional(z.string()),
});

const suppressionSchema = z.object({
  reasons: z.partialRecord(z.enum(SUPPRESSION_REASONS), reasonSchema),
  /** When staff have lifted the suppression. Reports of earlier events are ignored. */
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

/** The reasons why an address gets no mail. An address with a malformed document counts as suppressed by staff. */
export function reasonsIn(document: DocumentSnapshot | undefined): readonly SuppressionReason[] {
  if (!document?.exists) return [];
  try {
    const { reasons } = readSuppression(document);
    return SUPPRESSION_REASONS.filter((reason) => reasons[reason] !== undefined);
  } catch {
    return ['by-hand'];
  }
}

/** Suppresses an address that has no mailbox, as a mail server has answered. Reads nothing in the transaction. */
export function suppressMissingMailbox(
  transaction: Transaction,
  address: string,
  message: string,
): void {
  const description = withoutAddresses(message);
  const reason = { since: Timestamp.now(), source: 'mail-server', description };
  const document = suppressionOf(addressHash(address));
  transaction.set(document, { reasons: { 'hard-bounce': reason } }, { merge: true });
}

const MAX_MESSAGE_LENGTH = 300;

/** A provider's message on one line. Mail addresses are removed, since a suppression stores no address. */
export function withoutAddresses(message: string): string {
  return message
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

const DAY_MS = 24 * 60 * 60 * 1000;

const softBouncesSchema = z.object({
  /** The bounced mails, each once, with the time of the bounce. */
  mails: z.array(z.object({ id: z.string(), at: z.instanceof(Timestamp) })),
});
type SoftBounce = z.infer<typeof softBouncesSchema>['mails'][number];

/** `soft_bounces/{address hash}`: the recent soft bounces, of mails that a full or busy mailbox has refused. */
export function softBouncesOf(addressHash: string) {
  return collection('softBounces').doc(addressHash);
}

/**
 * Adds a soft bounce, and returns those that count: each mail once, the newest ones within the window of days, and no
 * more than are needed for a suppression.
 */
export function addSoftBounce(document: DocumentSnapshot, bounce: SoftBounce): SoftBounce[] {
  const { mails } = softBouncesSchema.safeParse(document.data()).data ?? { mails: [] };
  const newest = Math.max(bounce.at.toMillis(), ...mails.map(({ at }) => at.toMillis()));
  const since = newest - SOFT_BOUNCES.withinDays * DAY_MS;
  return [...mails.filter(({ id }) => id !== bounce.id), bounce]
    .filter(({ at }) => at.toMillis() > since)
    .sort((a, b) => a.at.toMillis() - b.at.toMillis())
    .slice(-SOFT_BOUNCES.most);
}
