import { mailFacts } from '@raade/content-model/mails/mail-facts';
import { content } from '@raade/content-model/provided/provided-content';
import type { EmailFrame } from '../document/email-document.tsx';

/** The frame around emails of the content that tests are run with. */
export const FRAME: EmailFrame = {
  facts: mailFacts({
    forum: content('forum'),
    sessions: content('sessions'),
    contact: content('contact'),
    giving: content('giving'),
    applications: content('applications'),
    mails: content('mails'),
  }),
};
