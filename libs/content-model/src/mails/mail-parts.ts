/** The parts of the content that mails tell of. */
export const MAIL_PARTS = [
  'forum',
  'sessions',
  'contact',
  'giving',
  'applications',
  'mails',
] as const;
