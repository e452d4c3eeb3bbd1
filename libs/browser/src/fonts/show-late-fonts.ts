declare global {
  interface Window {
    /** Shows the fonts of the site, which came too late for the page: the shell's `public/fonts.js` keeps it. */
    raadeShowFonts?: () => void;
  }
}

/**
 * Shows fonts that came too late for what was read before: for pages, and for steps that take the place of all that was
 * being read. Once they are shown, it changes nothing.
 */
export function showLateFonts(): void {
  window.raadeShowFonts?.();
}
