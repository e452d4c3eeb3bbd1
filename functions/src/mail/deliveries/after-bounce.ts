import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { BOUNCES, type Bounce } from '@raade/contracts/mail/campaigns';
import { SELDOM_MS } from './back-off.ts';
import { isMoneyMail } from './delivery-state.ts';

const bouncedSchema = z.object({
  bounce: z.optional(z.nullable(z.enum(BOUNCES))),
  reason: z.nullable(z.string()),
  status: z.string(),
  /** Entries of the outbox have one, deliveries of campaigns have none. */
  kind: z.optional(z.string()),
});
type Bounced = z.infer<typeof bouncedSchema>;

/** Fields of a mail that change. */
interface Changes {
  readonly bounce?: Bounce | null | undefined;
  readonly reason: string | null;
  readonly status?: 'failed' | 'held' | 'waiting';
  readonly due_at?: Timestamp | null;
}

/**
 * The fields of a mail after it bounced or its reader complained; undefined if nothing changes. Mails of a campaign
 * stay `sent`, with the report. A receipt is held for staff or, if its mailbox is full, tried again later.
 */
export function afterBounce(
  mail: DocumentSnapshot,
  bounce: Bounce,
  says: string,
): Changes | undefined {
  const before = bouncedSchema.safeParse(mail.data()).data;
  if (!before || !isGraver(bounce, before.bounce)) return undefined;
  const noted = { bounce, reason: says };
  // The report arrived before we recorded that the provider accepted the mail: `afterEarlyBounce` completes this.
  if (before.status === 'sending') return noted;
  return before.kind === undefined ? noted : entryAfter({ ...before, ...noted });
}

/** The fields that change, too, when a mail is recorded as sent and a bounce of it was reported before. */
export function afterEarlyBounce(mail: DocumentSnapshot): Changes | undefined {
  const before = bouncedSchema.safeParse(mail.data()).data;
  if (!before?.bounce) return undefined;
  const { reason } = before;
  return before.kind === undefined ? { reason } : entryAfter({ ...before, status: 'sent' });
}

function entryAfter({ bounce, reason, status, kind }: Bounced): Changes | undefined {
  if (bounce === 'complaint') return { bounce, reason };
  // Staff or a worker have queued it again since.
  if (status !== 'sent' && status !== 'unknown') return undefined;
  if (kind === undefined || !isMoneyMail(kind))
    return { bounce, reason, status: 'failed', due_at: null };
  if (bounce !== 'soft-bounce') return { bounce, reason, status: 'held', due_at: null };
  const due_at = Timestamp.fromMillis(Date.now() + SELDOM_MS);
  // The next attempt may bounce as well, and that report must count.
  return { bounce: null, reason, status: 'waiting', due_at };
}

function isGraver(bounce: Bounce, before: Bounced['bounce']): boolean {
  return BOUNCES.indexOf(bounce) > BOUNCES.findIndex((each) => each === before);
}
