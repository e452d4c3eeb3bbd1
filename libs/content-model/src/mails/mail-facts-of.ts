import { oncePerContent } from '../provided/once-per-content.ts';
import { mailFacts } from './mail-facts.ts';

/** Facts for mails, from the content that a page shows. */
export const mailFactsOf = oncePerContent(mailFacts);
