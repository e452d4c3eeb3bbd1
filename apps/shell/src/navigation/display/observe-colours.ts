/**
 * Calls back when the colors of the page may have changed: with the theme, or with the color scheme of the system.
 * Returns a function that stops this.
 */
export function observeColours(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributes: true });
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  return () => {
    theme.disconnect();
    scheme.removeEventListener('change', onChange);
  };
}
