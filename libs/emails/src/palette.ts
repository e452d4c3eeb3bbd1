/** Colors of an email in the light theme: those of the site's tokens, which mail clients cannot read. */
export const PALETTE = {
  page: '#fbf8f3',
  surface: '#ffffff',
  sunken: '#f2ece1',
  text: '#14202e',
  muted: '#51606f',
  border: '#d9cfbf',
  accent: '#9a3412',
  onAccent: '#ffffff',
  night: '#0b1f3a',
  nightRaised: '#16325a',
  onNight: '#fbf6ec',
  onNightMuted: '#c9d3e0',
  sun: '#f4a261',
} as const;

export const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
export const DISPLAY_FONT = "'Bricolage Grotesque', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The fonts of headlines. */
export const TITLE_FONT = `700 28px/34px ${DISPLAY_FONT}`;
export const HEADING_FONT = `700 20px/28px ${DISPLAY_FONT}`;

/** The colors that differ in the dark theme. */
export const DARK_PALETTE = {
  page: '#0b1420',
  surface: '#132033',
  sunken: '#0f1a2a',
  text: '#f1ece2',
  muted: '#a9b6c4',
  border: '#2c3d54',
  accent: '#f4a261',
  onAccent: '#1b1208',
} as const;

/**
 * The dark theme, for clients that follow the reader's setting: each class overrides one inline color. Dark areas stay
 * as they are. Links in texts of staff have no color of their own.
 */
export const STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
.written a { color: ${PALETTE.accent}; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${DARK_PALETTE.page} !important; }
  .surface { background-color: ${DARK_PALETTE.surface} !important; }
  .sunken { background-color: ${DARK_PALETTE.sunken} !important; }
  .text { color: ${DARK_PALETTE.text} !important; }
  .muted { color: ${DARK_PALETTE.muted} !important; }
  .link { color: ${DARK_PALETTE.accent} !important; }
  .written a { color: ${DARK_PALETTE.accent} !important; }
  .edge { border-color: ${DARK_PALETTE.border} !important; }
  .button { background-color: ${DARK_PALETTE.accent} !important; }
  .button-label, .written .button-label { color: ${DARK_PALETTE.onAccent} !important; }
}`;
