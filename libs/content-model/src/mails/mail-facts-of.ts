import { oncePerContent } from '../provided/once-per-content.ts';
import { mailFacts } from './mail-facts.ts';

/** `mailFacts` for pages: the same object on each render. */
export const mailFactsOf = oncePerContent(mailFacts);
