/** Beginning of a sentence on the form and in the mail for applicants. The content adds how soon the answer comes. */
export const WHO_READS = {
  student: 'Students read every application and answer',
  partner: 'Students read every idea and answer',
} as const;

/** Sentence on the form and in the mail for guests of the forum. The content adds how soon the answer comes. */
export const WHETHER_A_PLACE = 'We will tell you whether there is a place for you.';
