/**
 * Address of an empty page of the site with a policy of its own: HTML that a page of ours writes into it is styled as
 * that HTML says, fetches nothing but pictures, and runs nothing. A `srcdoc` frame would have the policy of the page
 * around it.
 */
export const HTML_SHEET = '/html-sheet';

/** The policy of that page. */
export const HTML_SHEET_POLICY = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  // Those of the site, too, where it is not on the web.
  'img-src': ["'self'", 'https:', 'data:'],
} as const;
