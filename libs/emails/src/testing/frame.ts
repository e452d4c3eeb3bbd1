import { providedMailFacts } from '@raade/content-model/mails/provided-mail-facts';
import type { EmailFrame } from '../document/email-document.tsx';

/** The frame around emails of the content that tests are run with. */
export const FRAME: EmailFrame = { facts: providedMailFacts() };
