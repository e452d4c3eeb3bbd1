/**
 * True if costly effects are off on this device: no background video, blur, smooth scrolling or preloading of pages.
 * The shell's `public/low-performance.js` decides before the first paint and sets `data-low-performance` on the root
 * element, which style sheets use, too. False while prerendering.
 */
export function isLowPerformance(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.hasAttribute('data-low-performance');
}
