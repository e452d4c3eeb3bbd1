/** The dialog's. The template knows it, too. */
export const MENU_ID = 'menu';
