import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { BOUNCES, type Bounce } from '@raade/contracts/mail/campaigns';
import { LATE_PAUSE_MS } from './back-off.ts';
import { isMoneyMail } from './delivery-state.ts';

const mailSchema = z.object({
  bounce: z.optional(z.nullable(z.enum(BOUNCES))),
  reason: z.nullable(z.string()),
  status: z.string(),
  /** Entries of the outbox have one, deliveries of campaigns have none. */
  kind: z.optional(z.string()),
});
type MailFields = z.infer<typeof mailSchema>;

/** Fields of a mail that change. */
interface Changes {
  readonly bounce?: Bounce | null | undefined;
  readonly reason: string | null;
  readonly status?: 'failed' | 'held' | 'waiting';
  readonly due_at?: Timestamp | null;
}

/**
 * The fields that change when a mail has bounced or its recipient complained; undefined if none changes. Mails of a
 * campaign stay `sent`, with the report. A receipt is held for staff or, if its mailbox is full, tried again later.
 */
export function afterBounce(
  mail: DocumentSnapshot,
  bounce: Bounce,
  description: string,
): Changes | undefined {
  const fields = mailSchema.safeParse(mail.data()).data;
  if (!fields || !isMoreSevere(bounce, fields.bounce)) return undefined;
  const bounceFields = { bounce, reason: description };
  // The report arrived before the worker has recorded that the mail was sent: `afterEarlyBounce` completes this.
  if (fields.status === 'sending') return bounceFields;
  return fields.kind === undefined ? bounceFields : changesOfEntry({ ...fields, ...bounceFields });
}

/** The further fields that change when a mail is recorded as sent whose bounce was reported already. */
export function afterEarlyBounce(mail: DocumentSnapshot): Changes | undefined {
  const fields = mailSchema.safeParse(mail.data()).data;
  if (!fields?.bounce) return undefined;
  const { reason } = fields;
  return fields.kind === undefined ? { reason } : changesOfEntry({ ...fields, status: 'sent' });
}

function changesOfEntry({ bounce, reason, status, kind }: MailFields): Changes | undefined {
  if (bounce === 'complaint') return { bounce, reason };
  // In another state, staff or a worker have queued the mail again since.
  if (status !== 'sent' && status !== 'unknown') return undefined;
  if (kind === undefined || !isMoneyMail(kind))
    return { bounce, reason, status: 'failed', due_at: null };
  if (bounce !== 'soft-bounce') return { bounce, reason, status: 'held', due_at: null };
  const due_at = Timestamp.fromMillis(Date.now() + LATE_PAUSE_MS);
  // The bounce is cleared, so that a bounce of the next attempt counts again.
  return { bounce: null, reason, status: 'waiting', due_at };
}

/** `BOUNCES` is in the order of severity. A mail without a bounce has index -1. */
function isMoreSevere(bounce: Bounce, previous: MailFields['bounce']): boolean {
  return BOUNCES.indexOf(bounce) > BOUNCES.findIndex((each) => each === previous);
}
