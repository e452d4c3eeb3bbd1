/** Colours of an email in the light theme: those of the site's tokens, which mail clients cannot read. */
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

/**
 * The dark theme, for clients that follow the reader's: each class overrules one inline colour. What is
 * night stays as it is.
 */
export const DARK_STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0b1420 !important; }
  .surface { background-color: #132033 !important; }
  .sunken { background-color: #0f1a2a !important; }
  .text { color: #f1ece2 !important; }
  .muted { color: #a9b6c4 !important; }
  .link { color: #f4a261 !important; }
  .edge { border-color: #2c3d54 !important; }
  .button { background-color: #f4a261 !important; }
  .button-label { color: #1b1208 !important; }
}`;
