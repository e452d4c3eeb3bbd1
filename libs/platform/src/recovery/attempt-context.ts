import { createContext } from 'react';

/**
 * The attempt that every boundary begins with. Code that failed in it is known to have failed, so its fallback is
 * shown at once.
 */
export const FIRST_ATTEMPT = 0;

let attempts = FIRST_ATTEMPT;

/**
 * The number of a retry. No other retry of the page has it: one that a visit before this has spent would fail
 * without asking for anything.
 */
export const nextAttempt = (): number => (attempts += 1);

/** Numbers the tries of the enclosing boundary. A new number makes lazy components that failed load again. */
export const AttemptContext = createContext(FIRST_ATTEMPT);
