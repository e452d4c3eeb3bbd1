/**
 * The oldest supported browsers, as a browserslist. Builds compile syntax and style sheets for them, and a test checks
 * that builds use no newer features (docs/decisions/007-browser-floor.md).
 */
export const BROWSER_FLOOR = [
  'chrome >= 109',
  'edge >= 109',
  'firefox >= 115',
  'safari >= 16',
  'ios_saf >= 16',
] as const;
