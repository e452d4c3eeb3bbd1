/** The time for which we keep what somebody sends by a form, as the end of a sentence of forms and the privacy page. */
export const KEPT_UNTIL_ASKED = 'until you ask us to delete it, or until we no longer need it.';
