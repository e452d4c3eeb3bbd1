import { oncePerContent } from '../provided/once-per-content.ts';
import { mailFacts } from './mail-facts.ts';

/** What mails say of the content that a page shows. */
export const mailFactsOf = oncePerContent(mailFacts);
