/**
 * Calls back once, in the next frame, after the browser has laid out the page and before it paints: what is
 * measured then costs no layout of its own. Returns the way to call it off.
 */
export function afterLayout(callback: () => void): () => void {
  // A size that is watched anew is told of once, changed or not. https://www.w3.org/TR/resize-observer/#processing-model
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    callback();
  });
  sizes.observe(document.documentElement);
  return () => sizes.disconnect();
}
