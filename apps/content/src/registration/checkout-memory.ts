import { logger } from '@raade/platform';
import * as z from 'zod/mini';

const SESSION_KEY = 'checkoutSessionId';
const EMAIL_KEY = 'registrationEmail';

const emailSchema = z.email();

/** A browser that keeps nothing for this site throws; the pages do without. */
function attempt<T>(action: 'read' | 'clear', work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    logger.warn('session storage failed', { action }, error);
    return undefined;
  }
}

/** Forgets what a checkout that was not finished has left in this tab. */
export function clearCheckout(): void {
  attempt('clear', () => {
    sessionStorage.removeItem(SESSION_KEY);
    sessionStorage.removeItem(EMAIL_KEY);
  });
}

/** The address that was given at the checkout; undefined if there is none that looks like one. */
export function registrationEmail(): string | undefined {
  const stored = attempt('read', () => sessionStorage.getItem(EMAIL_KEY));
  return emailSchema.safeParse(stored).data;
}
