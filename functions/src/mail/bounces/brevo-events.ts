import * as z from 'zod/mini';
import { addressHash, isValidAddress } from '../../base/address.ts';
import { findMail } from './find-mail.ts';
import { originOfTag } from './mail-origin.ts';
import type { Report } from './report.ts';

// https://developers.brevo.com/docs/transactional-webhooks
// https://developers.brevo.com/docs/batch-webhooks

/** Limit of events in a batch, above what Brevo sends. */
const MAX_EVENTS = 1000;

/**
 * Kind of report for each event. All other events are ignored, since they do not decide the result of a mail. `blocked`
 * and `error` suppress no address, since their reason may not be the recipient's.
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
  const entries: unknown[] = Array.isArray(body) ? body.slice(0, MAX_EVENTS) : [body];
  const events = entries
    .map((entry) => eventSchema.safeParse(entry).data)
    .filter((event) => event !== undefined);
  return { events, malformed: entries.length - events.length };
}

/** Returns the report of an event on a mail; null if the event reports nothing. */
export async function reportOfEvent(
  { event, email, tags = [], reason = '', ...rest }: BrevoEvent,
  now = Date.now(),
): Promise<Report | null> {
  const kind = Object.hasOwn(KINDS, event) ? KINDS[event] : undefined;
  if (kind === undefined) return null;
  const hash = addressHash(email);
  const origin = tags.map(originOfTag).find((tagOrigin) => tagOrigin !== undefined);
  const mail = origin ? await findMail(origin, hash) : null;
  // A missing or future time becomes now. Otherwise the event would seem newer than a later unblocking by staff.
  const happenedAtMs = Math.min((rest.ts_event ?? Infinity) * 1000, now);
  return {
    kind,
    source: 'brevo',
    addressHash: hash,
    mail,
    mailId: rest['message-id'] ?? mail?.document.path ?? `${event} ${happenedAtMs}`,
    at: new Date(happenedAtMs),
    description: reason || `Brevo says: ${event}.`,
  };
}
