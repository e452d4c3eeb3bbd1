import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import type { EmailFrame } from '../document/email-document.tsx';

/** The frame around emails of the content that tests are run with. */
export const FRAME: EmailFrame = { facts: mailFactsOf(documentContent()) };
