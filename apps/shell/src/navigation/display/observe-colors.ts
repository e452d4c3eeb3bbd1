/**
 * Calls `onChange` when the colors of the page may have changed: with the theme, or with the color scheme of the
 * system. Returns a function that stops this.
 */
export function observeColors(onChange: () => void): () => void {
  const themeObserver = new MutationObserver(onChange);
  themeObserver.observe(document.documentElement, { attributes: true });
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  return () => {
    themeObserver.disconnect();
    scheme.removeEventListener('change', onChange);
  };
}
