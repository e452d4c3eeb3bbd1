/** The message that staff read instead of a success. */
export const MAIL_IS_OFF =
  'All sending of emails is stopped. Switch it on again in the email management, then try again.';
export const NOBODY = 'There is nobody in this group to write to.';
