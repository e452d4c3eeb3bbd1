import Stripe from 'stripe';
import { GrpcStatus } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { sessionRefusalSchema } from '@raade/contracts/staff/staff-session';
import { countFailedCall } from '../metrics/count-failed-call.ts';

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

const PASSING_STRIPE_ERRORS = [StripeAPIError, StripeConnectionError, StripeRateLimitError];
const PASSING_FIRESTORE_STATUSES: readonly unknown[] = [
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
];

/**
 * Statuses after which Cloud Storage asks for a retry (https://cloud.google.com/storage/docs/retry-strategy), and codes
 * of lost connections.
 */
const PASSING_HTTP_FAILURES: readonly unknown[] = [
  ...[408, 429, 500, 502, 503, 504],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
];

/** Message of Firestore and its emulator for a transaction that lost to others on every try. */
const LOST_TRANSACTION = /transaction (has expired|is invalid or closed)/i;

/** The fields of a failure that may be logged. Stripe's messages can repeat an address that was typed in. */
export function causeOf(error: unknown) {
  if (error instanceof StripeError) {
    const { type, code, param, statusCode, requestId } = error;
    return { type, code, param, statusCode, requestId };
  }
  return error instanceof Error ? { type: error.name, stack: error.stack } : { type: typeof error };
}

/** True if the same may succeed in a moment. */
export function isPassing(error: unknown): boolean {
  if (PASSING_STRIPE_ERRORS.some((kind) => error instanceof kind)) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  return (
    PASSING_FIRESTORE_STATUSES.includes(error.code) ||
    PASSING_HTTP_FAILURES.includes(error.code) ||
    (error.code === GrpcStatus.INVALID_ARGUMENT && LOST_TRANSACTION.test(error.message))
  );
}

/**
 * Runs a callable's work. An `HttpsError` is its answer; anything else is logged with its cause and
 * answered as `unavailable` (the same call may succeed in a moment) or `internal`.
 */
export async function answering<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpsError) {
      logRefusal(name, error);
      throw error;
    }
    logger.error(`${name} failed`, { cause: causeOf(error) });
    await countFailedCall(name);
    throw isPassing(error)
      ? new HttpsError('unavailable', 'The service is busy. Please try again in a moment.')
      : new HttpsError('internal', 'Something went wrong on our side. Please contact us.');
  }
}

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
function logRefusal(name: string, { code, details }: HttpsError): void {
  const isOfSession = z.safeParse(sessionRefusalSchema, details).success;
  if (!KEPT_OUT.includes(code) && !isOfSession) return;
  const { data } = z.safeParse(detailsSchema, details);
  logger.warn(`${name} refused`, { code, ...(data?.reason && { reason: data.reason }) });
}
