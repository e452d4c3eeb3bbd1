import { createContext } from 'react';

/** The number of the first attempt of every boundary. */
export const FIRST_ATTEMPT = 0;

let attempts = FIRST_ATTEMPT;

/**
 * Returns a new number for a retry. It must be unique in the document, since `recoverableLazy` caches the result of
 * each number: a reused one would fail again without a request.
 */
export const nextAttempt = (): number => (attempts += 1);

/** The number of the enclosing boundary's current attempt. A new number makes failed lazy components load again. */
export const AttemptContext = createContext(FIRST_ATTEMPT);
