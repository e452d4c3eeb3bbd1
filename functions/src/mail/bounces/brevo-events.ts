import * as z from 'zod/mini';
import { addressHash, isValidAddress } from '../../base/address.ts';
import { findMail } from './find-mail.ts';
import { originOfTag } from './mail-origin.ts';
import type { Report } from './report.ts';

// https://developers.brevo.com/docs/transactional-webhooks
// https://developers.brevo.com/docs/batch-webhooks

/** Limit of events in a batch, above what Brevo sends. */
const MOST_EVENTS = 1000;

/**
 * Kind of report for each event; all other events do not decide the result of a mail. Brevo blocks and fails mails for
 * reasons that may not be the reader's, so these events suppress no address.
 */
const KINDS: Readonly<Record<string, Report['kind']>> = {
  hard_bounce: 'hard-bounce',
  invalid_email: 'hard-bounce',
  soft_bounce: 'soft-bounce',
  spam: 'complaint',
  unsubscribed: 'unsubscribed',
  blocked: 'undelivered',
  error: 'undelivered',
};

const eventSchema = z.object({
  event: z.string(),
  email: z.string().check(z.refine(isValidAddress)),
  /** Seconds since 1970. */
  ts_event: z.optional(z.number()),
  'message-id': z.optional(z.string()),
  reason: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
});
export type BrevoEvent = z.infer<typeof eventSchema>;

/** The events of a call, which holds one or a batch. Malformed ones are only counted. */
export function eventsIn(body: unknown): { events: BrevoEvent[]; malformed: number } {
  const all: unknown[] = Array.isArray(body) ? body.slice(0, MOST_EVENTS) : [body];
  const read = all.map((event) => eventSchema.safeParse(event).data);
  const events = read.filter((event) => event !== undefined);
  return { events, malformed: all.length - events.length };
}

/** Returns the report of an event on a mail; null if the event reports nothing. */
export async function reportOfEvent(
  { event, email, tags = [], reason = '', ...rest }: BrevoEvent,
  now = Date.now(),
): Promise<Report | null> {
  const kind = Object.hasOwn(KINDS, event) ? KINDS[event] : undefined;
  if (kind === undefined) return null;
  const hash = addressHash(email);
  const origin = tags.map(originOfTag).find((found) => found !== undefined);
  const mail = origin ? await findMail(origin, hash) : null;
  // If Brevo's clock is ahead, the event must not seem newer than a suppression that staff lift later.
  const happened = Math.min((rest.ts_event ?? Infinity) * 1000, now);
  return {
    kind,
    source: 'brevo',
    addressHash: hash,
    mail,
    mailId: rest['message-id'] ?? mail?.document.path ?? `${event} ${happened}`,
    at: new Date(happened),
    says: reason || `Brevo says: ${event}.`,
  };
}
