import { HttpsError } from 'firebase-functions/https';
import {
  readHealthRequestSchema,
  retryMailRequestSchema,
  type RetryMailRequest,
  type RetryMailResponse,
} from '@raade/contracts/health/health';
import { readingCall, staffCall } from '../base/call.ts';
import { readHealth } from './read-health.ts';
import type { Actor } from '../base/audit/actor.ts';
import { auditActionWith } from '../base/audit/audit-log.ts';
import { isMoneyMail, WAITING } from '../mail/deliveries/delivery-state.ts';
import { collection, firestore } from '../base/firestore.ts';
import { retryReceipt } from '../money/open-receipts/retry-receipt.ts';

export const readHealthCall = readingCall(readHealthRequestSchema, 'health.read', () =>
  readHealth(Date.now()),
);

export const retryMailCall = staffCall(retryMailRequestSchema, 'mail.retry', retryMail);

/** Statuses of mails that are sent again only if staff decide so. */
const RETRIABLE: readonly unknown[] = ['failed', 'unknown'];

/**
 * Queues a mail of the outbox again that has failed or may not have arrived. A repeated request changes nothing.
 *
 * @throws HttpsError `not-found`; for a mail about money `failed-precondition` if its address is blocked
 */
export async function retryMail(
  { id, lease }: RetryMailRequest,
  actor: Actor,
): Promise<RetryMailResponse> {
  const document = collection('outbox').doc(id);
  const mail = await document.get();
  if (!mail.exists) throw new HttpsError('not-found', 'There is no such email.');
  if (isMoneyMail(String(mail.get('kind')))) return retryReceipt({ id, lease }, actor);
  return firestore().runTransaction(async (transaction) => {
    const current = await transaction.get(document);
    const status: unknown = current.get('status');
    if (!RETRIABLE.includes(status) || current.get('lease') !== lease) return { changed: false };
    transaction.update(document, { ...WAITING });
    auditActionWith(transaction, actor, 'retry-mail', document.path, { status: String(status) });
    return { changed: true };
  });
}
