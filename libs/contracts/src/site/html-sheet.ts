/**
 * Address of an empty page that shows untrusted HTML in a frame: its policy allows inline styles and pictures, and no
 * scripts or other requests. A `srcdoc` frame would inherit the policy of the page around it.
 */
export const HTML_SHEET = '/html-sheet';

/** The policy of that page. */
export const HTML_SHEET_POLICY = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  // `'self'` is for the local stack, whose pictures are not at `https:` addresses.
  'img-src': ["'self'", 'https:', 'data:'],
} as const;
