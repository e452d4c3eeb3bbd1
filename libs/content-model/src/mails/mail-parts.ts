/** The parts of the content that mails need. */
export const MAIL_PARTS = [
  'forum',
  'forum-page',
  'sessions',
  'contact',
  'giving',
  'applications',
  'mails',
] as const;
