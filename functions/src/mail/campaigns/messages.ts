/** The message that staff read instead of a success. */
export const MAIL_IS_OFF =
  'All sending of emails is stopped. Switch it on again in the email management, then try again.';
export const NOBODY = 'There is nobody in this group to write to.';
export const NOT_ITS_GROUP = 'A correction goes to the group of the campaign that it corrects.';
export const STILL_SENT =
  'The campaign that this corrects is still being sent. Pause it, then send the correction.';
export const STILL_IN_HAND =
  'Some emails of the campaign that this corrects are being sent right now. Try again in a few minutes.';
