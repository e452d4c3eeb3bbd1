import { Timestamp } from 'firebase-admin/firestore';
import type { MailResult } from '../mail-provider.ts';
import { ATTEMPTS, backOff } from './back-off.ts';

export interface Attempts {
  readonly attempts: number;
  /** Milliseconds since 1970. Before this time, no number of attempts makes a mail fail. */
  readonly until: number;
}

/** The fields of a delivery after the result of an attempt. */
export function afterResult(result: MailResult, { attempts, until }: Attempts, now: number) {
  if (result.status === 'sent') return { status: 'sent', reason: null, due_at: null } as const;
  const { reason } = result;
  if (result.status === 'refused') {
    const changes = { status: 'failed', reason, due_at: null } as const;
    return result.isMailboxMissing ? ({ ...changes, bounce: 'hard-bounce' } as const) : changes;
  }
  if (result.status === 'unknown') return { status: 'unknown', reason, due_at: null } as const;
  if (attempts >= ATTEMPTS && now >= until) {
    const finalReason = `Given up after ${attempts} attempts. The last time: ${reason}`;
    return { status: 'failed', reason: finalReason, due_at: null } as const;
  }
  const due_at = Timestamp.fromMillis(now + backOff(attempts));
  return { status: 'waiting', reason, due_at } as const;
}
