/**
 * Tells when the colours of the page may have changed: by the theme, or by the device that it follows. Returns the way to
 * stop.
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
