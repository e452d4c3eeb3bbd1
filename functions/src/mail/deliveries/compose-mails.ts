import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { causeOf } from '../../base/callable/failure.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import type { MailQueue } from './mail-queue.ts';

/** Mails by the ids of their documents. One that cannot be composed is missing, and does not keep the others back. */
export async function composeMails(
  queue: MailQueue,
  documents: readonly QueryDocumentSnapshot[],
): Promise<ReadonlyMap<string, OutgoingMail>> {
  const mails = new Map<string, OutgoingMail>();
  for (const document of documents) {
    try {
      mails.set(document.id, await queue.compose(document));
    } catch (error) {
      logger.error('a mail cannot be composed', {
        document: document.ref.path,
        cause: causeOf(error),
      });
    }
  }
  return mails;
}
