import { CALLABLES } from './callables.ts';

/** Longer than a cold start of a function. */
const USUAL_CALL_MS = 30_000;
/** Calls that process a whole collection. */
const LONG_CALL_MS = 240_000;

const LONG_CALLS: ReadonlySet<string> = new Set([
  CALLABLES.previewEmailCampaign,
  CALLABLES.controlEmailCampaign,
  CALLABLES.undoRegistrantImport,
  CALLABLES.handlePersonData,
]);

/**
 * Milliseconds that a page waits for the answer of a call. Requests to Stripe end earlier (`STRIPE_TIMEOUT_MS`), so that
 * the page learns their result.
 */
export function callTimeoutMs(callable: string): number {
  return LONG_CALLS.has(callable) ? LONG_CALL_MS : USUAL_CALL_MS;
}

/** Milliseconds for all requests to Stripe of a call that a person waits for, retries included. */
export const STRIPE_TIMEOUT_MS = 20_000;
