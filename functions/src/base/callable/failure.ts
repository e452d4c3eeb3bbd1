import Stripe from 'stripe';
import { GrpcStatus } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { sessionRefusalSchema } from '@raade/contracts/staff/staff-session';
import { countFailedCall } from '../metrics/count-failed-call.ts';

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

const TRANSIENT_STRIPE_ERRORS = [StripeAPIError, StripeConnectionError, StripeRateLimitError];
const TRANSIENT_FIRESTORE_STATUSES: readonly unknown[] = [
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
];

/**
 * Statuses after which Cloud Storage asks for a retry (https://cloud.google.com/storage/docs/retry-strategy), and codes
 * of lost connections.
 */
const TRANSIENT_HTTP_FAILURES: readonly unknown[] = [
  408,
  429,
  500,
  502,
  503,
  504,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
];

/** Error message of Firestore and its emulator after the last retry of a transaction with conflicts. */
const LOST_TRANSACTION = /transaction (has expired|is invalid or closed)/i;

/**
 * Returns the fields of an error that may be logged. Messages of Stripe are left out, since they can repeat an address
 * that somebody has typed.
 */
export function causeOf(error: unknown) {
  if (error instanceof StripeError) {
    const { type, code, param, statusCode, requestId } = error;
    return { type, code, param, statusCode, requestId };
  }
  return error instanceof Error ? { type: error.name, stack: error.stack } : { type: typeof error };
}

/** True if a retry may succeed. */
function isTransient(error: unknown): boolean {
  if (TRANSIENT_STRIPE_ERRORS.some((kind) => error instanceof kind)) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  return (
    TRANSIENT_FIRESTORE_STATUSES.includes(error.code) ||
    TRANSIENT_HTTP_FAILURES.includes(error.code) ||
    (error.code === GrpcStatus.INVALID_ARGUMENT && LOST_TRANSACTION.test(error.message))
  );
}

/**
 * Runs the work of a call and turns its errors into answers. An `HttpsError` is passed on; any other error is logged
 * with its cause and answered as `unavailable` (a retry may succeed) or `internal`.
 */
export async function runCall<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpsError) {
      logRefusal(name, error);
      throw error;
    }
    logger.error(`${name} failed`, { cause: causeOf(error) });
    await countFailedCall(name);
    throw isTransient(error)
      ? new HttpsError('unavailable', 'The service is busy. Please try again in a moment.')
      : new HttpsError('internal', 'Something went wrong on our side. Please contact us.');
  }
}

/** Codes of refusals that may show an attack: calls without a right, too many calls, input that no page sends. */
const LOGGED_REFUSALS: readonly string[] = [
  'invalid-argument',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
];

const detailsSchema = z.object({ reason: z.optional(z.string()) });

/**
 * Logs a refusal that may show an attack. Message and issues are left out, since they can repeat the input. The
 * request's own log entry has the same trace and the caller's network.
 */
function logRefusal(name: string, { code, details }: HttpsError): void {
  const isSessionRefusal = z.safeParse(sessionRefusalSchema, details).success;
  if (!LOGGED_REFUSALS.includes(code) && !isSessionRefusal) return;
  const { data } = z.safeParse(detailsSchema, details);
  logger.warn(`${name} refused`, { code, ...(data?.reason && { reason: data.reason }) });
}
