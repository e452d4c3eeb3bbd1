import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { readState } from './delivery-state.ts';
import type { MailQueue } from './mail-queue.ts';

const MALFORMED = 'The record of this email is malformed. See the log.';

/**
 * Takes malformed documents out of their queue, so that they do not block other mails.
 *
 * @param status their new state: `unknown` if their mails may have been handed over
 * @returns the well-formed documents
 */
export async function setAsideMalformed(
  documents: readonly QueryDocumentSnapshot[],
  status: 'failed' | 'unknown',
): Promise<QueryDocumentSnapshot[]> {
  const wellFormed: QueryDocumentSnapshot[] = [];
  for (const document of documents) {
    if (readState(document)) {
      wellFormed.push(document);
      continue;
    }
    logger.error('a mail is set aside: its document is malformed', { document: document.ref.path });
    await document.ref.update({ status, reason: MALFORMED, due_at: null });
  }
  return wellFormed;
}

/** Logs an error, which raises an alert, if mails have ended without being sent. */
export function logLost(
  { name }: Pick<MailQueue, 'name'>,
  statuses: readonly DeliveryStatus[],
): void {
  const failed = statuses.filter((status) => status === 'failed').length;
  const unknown = statuses.filter((status) => status === 'unknown').length;
  if (failed + unknown === 0) return;
  logger.error('mails were not sent, or may not have been', { queue: name, failed, unknown });
}
