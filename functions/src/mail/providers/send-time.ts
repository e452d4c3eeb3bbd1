import type { MailResult } from '../mail-provider.ts';

/**
 * For how long one call of `send` begins to send mails, in milliseconds. What has begun may take another minute
 * and a half at a server that hangs; together that is well below what a worker has, and its lease.
 */
export const SEND_MS = 120_000;

/** What becomes of a mail whose turn comes too late: it waits for the next call. */
export const OUT_OF_TIME: MailResult = {
  status: 'temporary',
  reason: 'The provider was too slow for all mails that were sent together.',
};
