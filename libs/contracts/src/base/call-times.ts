import { CALLABLES } from './callables.ts';

/** Longer than a cold start takes. */
const USUAL_MS = 30_000;
/** Calls that go through a whole collection. */
const LONG_MS = 240_000;

const LONG: ReadonlySet<string> = new Set([
  CALLABLES.previewEmailCampaign,
  CALLABLES.controlEmailCampaign,
  CALLABLES.undoRegistrantImport,
  CALLABLES.handlePersonData,
]);

/**
 * Milliseconds that a page waits for the answer of a callable. Its function may run longer, and what that asks of
 * Stripe ends earlier (`STRIPE_WITHIN_MS`), so that a page is always told how it went.
 */
export function answerWithinMs(callable: string): number {
  return LONG.has(callable) ? LONG_MS : USUAL_MS;
}

/** Milliseconds within which all is over that a function asks of Stripe while somebody waits, tries again included. */
export const STRIPE_WITHIN_MS = 20_000;
