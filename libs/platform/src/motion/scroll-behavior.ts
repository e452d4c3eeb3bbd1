import { isLowPerformance } from '../responsive/low-performance.ts';

/** How the page may scroll to a section: smoothly, unless the visitor prefers reduced motion or the device is slow. */
export function scrollBehavior(): 'smooth' | 'instant' {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isReduced || isLowPerformance() ? 'instant' : 'smooth';
}
