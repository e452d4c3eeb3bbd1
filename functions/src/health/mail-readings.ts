import { Timestamp, type Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mail that somebody waits for. Statements of a year come by the thousand, and confirmations wait for their turn. */
const AWAITED = [
  ...['donation-receipt', 'password-reset', 'staff-invitation', 'admin-change', 'dispute'],
];
const OF_THE_OUTBOX = [...AWAITED, 'yearly-statement'];
/** A receipt is given up after two weeks; staff have one more to see to it. */
const FAILED_LOOKED_BACK_MS = 21 * DAY_MS;

export interface MailReadings {
  /** When the oldest mail was queued that should have gone out; milliseconds since 1970. */
  readonly oldestMailAt: number | null;
  /** Mails of the last three weeks that failed for good, or may have. */
  readonly failedMails: number;
}

const outbox = () => firestore().collection(COLLECTIONS.outbox);

export async function mailReadings(now: number): Promise<MailReadings> {
  const [oldestMailAt, failed] = await Promise.all([
    readOldestMail(),
    failedMails(now).count().get(),
  ]);
  return { oldestMailAt, failedMails: failed.data().count };
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

/** The mails of the outbox that failed for good, the oldest first. */
export function failedMails(now: number): Query {
  return outbox()
    .where('kind', 'in', OF_THE_OUTBOX)
    .where('status', 'in', ['failed', 'unknown'])
    .where('created_at', '>=', Timestamp.fromMillis(now - FAILED_LOOKED_BACK_MS))
    .orderBy('created_at');
}
