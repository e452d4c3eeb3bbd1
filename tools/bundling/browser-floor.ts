/**
 * The oldest browsers that the site looks right and works in, as a browserslist: builds write syntax and style sheets for
 * them, and a test of what is shipped holds that nothing else is above them (docs/decisions/007-browser-floor.md).
 */
export const BROWSER_FLOOR = [
  'chrome >= 109',
  'edge >= 109',
  'firefox >= 115',
  'safari >= 16',
  'ios_saf >= 16',
] as const;
