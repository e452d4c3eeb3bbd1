import { Filter, Timestamp, type Query } from 'firebase-admin/firestore';
import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { collection } from '../base/firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Kinds of mail that somebody is waiting for. Yearly statements are not among them, since thousands are sent at once, nor
 * confirmations, which rate limits may delay.
 */
const URGENT_KINDS = [
  'donation-receipt',
  'password-reset',
  'staff-invitation',
  'admin-change',
  'dispute',
];
const OUTBOX_KINDS = [...URGENT_KINDS, 'yearly-statement'];
const APPLICATION_KINDS = ['application-confirmation', 'application-answer'];
/** A receipt fails for good after two weeks; then staff have another week to act. */
const FAILED_PERIOD_MS = 21 * DAY_MS;

export interface MailReadings {
  /** Time at which the oldest unsent mail was queued; milliseconds since 1970. */
  readonly oldestMailAt: number | null;
  /** Mails of the last three weeks that failed for good or may have failed. */
  readonly failedMails: number;
  /** Campaigns of the last three weeks with mails that may or may not have arrived. */
  readonly uncertainCampaigns: number;
}

const outbox = () => collection('outbox');

/** Reads the figures about mail that the conditions of health use. */
export async function readMailReadings(now: number): Promise<MailReadings> {
  const [oldestMailAt, failedCount, uncertainCount] = await Promise.all([
    readOldestMail(),
    failedMails(now).count().get(),
    uncertainCampaigns(now).count().get(),
  ]);
  return {
    oldestMailAt,
    failedMails: failedCount.data().count,
    uncertainCampaigns: uncertainCount.data().count,
  };
}

/** Reads the time at which the oldest unsent urgent mail was queued; null if there is none. */
export async function readOldestMail(): Promise<number | null> {
  const { docs } = await outbox()
    .where('kind', 'in', URGENT_KINDS)
    .where('status', 'in', ['waiting', 'sending'])
    .orderBy('created_at')
    .limit(1)
    .get();
  const at: unknown = docs[0]?.get('created_at');
  return at instanceof Timestamp ? at.toMillis() : null;
}

const failedSince = (now: number) => Timestamp.fromMillis(now - FAILED_PERIOD_MS);

const withStatus = (kinds: readonly string[], ...statuses: readonly DeliveryStatus[]) =>
  Filter.and(Filter.where('kind', 'in', kinds), Filter.where('status', 'in', statuses));

/**
 * The mails of the outbox that are sent again only if staff decide so, the oldest first. A failed mail of an application
 * is not among them, since it is shown with its application.
 */
export function failedMails(now: number): Query {
  return outbox()
    .where(
      Filter.or(
        withStatus(OUTBOX_KINDS, 'failed', 'unknown'),
        withStatus(APPLICATION_KINDS, 'unknown'),
      ),
    )
    .where('created_at', '>=', failedSince(now))
    .orderBy('created_at');
}

/** The campaigns with mails that may or may not have arrived and are not sent again; the newest first. */
export function uncertainCampaigns(now: number): Query {
  return collection('emailCampaigns')
    .where('created_at', '>=', failedSince(now))
    .where('deliveries.unknown', '>', 0)
    .orderBy('created_at', 'desc');
}
