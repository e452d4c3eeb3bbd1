import { MOST_CHARACTERS, type MailProvider } from '../mail/mail-provider.ts';
import type { MailQueue } from './mail-queue.ts';

/** More than any provider takes at once. */
export const MOST_IN_BATCH = 1000;

/** How many mails of a queue are taken at once: as many as the provider takes, and as a worker's memory holds. */
export function batchSizeOf(
  { charactersPerMail }: Pick<MailQueue, 'charactersPerMail'>,
  { batchSize }: Pick<MailProvider, 'batchSize'>,
): number {
  const held = Math.floor(MOST_CHARACTERS / charactersPerMail());
  return Math.max(1, Math.min(batchSize, held));
}
