import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { content } from '../provided/provided-content.ts';
import { mailFacts } from './mail-facts.ts';

/** What mails say of the content that was provided. */
export const providedMailFacts = (): MailFacts =>
  mailFacts({
    forum: content('forum'),
    'forum-page': content('forum-page'),
    sessions: content('sessions'),
    contact: content('contact'),
    giving: content('giving'),
    applications: content('applications'),
    mails: content('mails'),
  });
