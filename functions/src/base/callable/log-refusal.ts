import type { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { sessionRefusalSchema } from '@raade/contracts/staff/session';
import * as z from 'zod/mini';

/** Codes of a call that somebody may not make, or makes too often, or as no page of ours makes it. */
const KEPT_OUT: readonly string[] = [
  'invalid-argument',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
];

const detailsSchema = z.object({ reason: z.optional(z.string()) });

/**
 * Leaves a line in the log about a call that was refused to keep somebody out; other refusals are for their caller
 * alone. Message and issues stay out of it, since they can repeat what was sent; the request's own entry, which has the
 * same trace, knows from where it came.
 */
export function logRefusal(name: string, { code, details }: HttpsError): void {
  const isOfSession = z.safeParse(sessionRefusalSchema, details).success;
  if (!KEPT_OUT.includes(code) && !isOfSession) return;
  const { data } = z.safeParse(detailsSchema, details);
  logger.warn(`${name} refused`, { code, ...(data?.reason && { reason: data.reason }) });
}
