import { oncePerContent } from '../provided/once-per-content.ts';
import { mailFacts } from './mail-facts.ts';

/** The data for mails, from the content of a page. */
export const mailFactsOf = oncePerContent(mailFacts);
