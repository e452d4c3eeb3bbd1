import { Filter, Timestamp, type Query } from 'firebase-admin/firestore';
import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { collection } from '../base/firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mail that somebody waits for. Statements of a year come by the thousand, and confirmations wait for their turn. */
const AWAITED = [
  ...['donation-receipt', 'password-reset', 'staff-invitation', 'admin-change', 'dispute'],
];
const OF_THE_OUTBOX = [...AWAITED, 'yearly-statement'];
const OF_APPLICATIONS = ['application-confirmation', 'application-answer'];
/** A receipt is given up after two weeks; staff have one more to see to it. */
const FAILED_LOOKED_BACK_MS = 21 * DAY_MS;

export interface MailReadings {
  /** When the oldest mail was queued that should have gone out; milliseconds since 1970. */
  readonly oldestMailAt: number | null;
  /** Mails of the last three weeks that failed for good, or may have. */
  readonly failedMails: number;
  /** Campaigns of the last three weeks some of whose mails may have arrived. */
  readonly uncertainCampaigns: number;
}

const outbox = () => collection('outbox');

export async function mailReadings(now: number): Promise<MailReadings> {
  const [oldestMailAt, failed, uncertain] = await Promise.all([
    readOldestMail(),
    failedMails(now).count().get(),
    uncertainCampaigns(now).count().get(),
  ]);
  return {
    oldestMailAt,
    failedMails: failed.data().count,
    uncertainCampaigns: uncertain.data().count,
  };
}

export async function readOldestMail(): Promise<number | null> {
  const { docs } = await outbox()
    .where('kind', 'in', AWAITED)
    .where('status', 'in', ['waiting', 'sending'])
    .orderBy('created_at')
    .limit(1)
    .get();
  const at: unknown = docs[0]?.get('created_at');
  return at instanceof Timestamp ? at.toMillis() : null;
}

const lookedBackTo = (now: number) => Timestamp.fromMillis(now - FAILED_LOOKED_BACK_MS);

const inState = (kinds: readonly string[], ...statuses: readonly DeliveryStatus[]) =>
  Filter.and(Filter.where('kind', 'in', kinds), Filter.where('status', 'in', statuses));

/**
 * The mails of the outbox that do not go out by themselves any more, the oldest first. A mail of an application that
 * failed stands beside it.
 */
export function failedMails(now: number): Query {
  return outbox()
    .where(
      Filter.or(inState(OF_THE_OUTBOX, 'failed', 'unknown'), inState(OF_APPLICATIONS, 'unknown')),
    )
    .where('created_at', '>=', lookedBackTo(now))
    .orderBy('created_at');
}

/** The campaigns some of whose mails may have arrived, and are not sent again by themselves; the newest first. */
export function uncertainCampaigns(now: number): Query {
  return collection('emailCampaigns')
    .where('created_at', '>=', lookedBackTo(now))
    .where('deliveries.unknown', '>', 0)
    .orderBy('created_at', 'desc');
}
