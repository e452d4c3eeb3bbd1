/** How long we keep data from forms, as the end of a sentence in forms and on the privacy page. */
export const KEPT_UNTIL_ASKED = 'until you ask us to delete it, or until we no longer need it.';
