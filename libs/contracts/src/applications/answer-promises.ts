/** Beginning of a sentence for applicants, on forms and in mails. The content adds how soon the answer comes. */
export const ANSWER_PROMISES = {
  student: 'Students read every application and answer',
  partner: 'Students read every idea and answer',
} as const;

/** Sentence on the form and in the mail for guests of the forum. The content adds how soon the answer comes. */
export const GUEST_PROMISE = 'We will tell you whether there is a place for you.';
