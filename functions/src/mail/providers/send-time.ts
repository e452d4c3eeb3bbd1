import type { MailResult } from '../mail-provider.ts';

/**
 * How long one call of `send` begins to send mails, in milliseconds. A mail that was begun may take another minute and
 * a half at a server that hangs; together that is well below a worker's time, and its lease.
 */
export const SEND_MS = 120_000;

/** Result of a mail whose turn comes too late: it waits for the next call. */
export const OUT_OF_TIME: MailResult = {
  status: 'temporary',
  reason: 'The provider was too slow for all mails that were sent together.',
};
