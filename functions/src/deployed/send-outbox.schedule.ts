import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/base/callables';
import { scheduledWithMail } from '../base/configuration/function-options.ts';

/** `send-outbox`: every minute, so that a receipt is sent within a minute after the payment. */
export const sendOutboxSchedule = onSchedule(scheduledWithMail('every 1 minutes'), async () => {
  const { mailProvider } = await import('../mail/provider.ts');
  const { sendOutbox } = await import('./send-outbox.ts');
  const ended = await sendOutbox({ provider: mailProvider(), now: Date.now });
  if (ended !== 'empty') logger.warn(`${SCHEDULES.sendOutbox} has not sent everything`, { ended });
});
