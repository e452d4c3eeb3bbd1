import { isLowPerformance } from '../responsive/low-performance.ts';

/** How the page may move to a part of it: smoothly, unless the visitor prefers less motion or the device is weak. */
export function scrollBehavior(): 'smooth' | 'instant' {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm || isLowPerformance() ? 'instant' : 'smooth';
}
