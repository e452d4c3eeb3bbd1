/**
 * True if costly effects stay off on this device: no film starts, nothing is blurred or scrolls smoothly, no page is
 * loaded ahead. The shell's `public/low-performance.js` decides before the first paint and marks the root, so that
 * style sheets and script ask the same mark: `:root[data-low-performance]`. False at build time.
 */
export function isLowPerformance(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.hasAttribute('data-low-performance');
}
