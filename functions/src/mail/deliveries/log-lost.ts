import * as logger from 'firebase-functions/logger';
import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import type { MailQueue } from './mail-queue.ts';

/** Logs an error if mails have come to an end without being sent, so that somebody is told. */
export function logLost(
  { name }: Pick<MailQueue, 'name'>,
  statuses: readonly DeliveryStatus[],
): void {
  const failed = statuses.filter((status) => status === 'failed').length;
  const unknown = statuses.filter((status) => status === 'unknown').length;
  if (failed + unknown === 0) return;
  logger.error('mails did not go out, or may not have', { queue: name, failed, unknown });
}
