/** Who reads what applicants send, on the form and in the mail: how soon they answer is the content's, and ends the sentence. */
export const WHO_READS = {
  student: 'Students read every application and answer',
  partner: 'Students read every idea and answer',
} as const;

/** What guests of the forum hear of us, on the form and in the mail; how soon, the content says after it. */
export const WHETHER_A_PLACE = 'We will tell you whether there is a place for you.';
