import type { PageFrame } from '@raade/contracts/site/page-frame';

/** Lengths in CSS pixels. */
export interface ScrollPosition {
  readonly scrollY: number;
  readonly viewportHeight: number;
}

/** A hero fills the window, and the countdown must not cover it. */
const HERO_SHARE_OF_WINDOW = 0.7;
const HEADER_HEIGHT_PX = 300;

/** True if the page shows the countdown at this scroll position. Each page says in `pages.ts` where it does. */
export function showsCountdown(
  { countdown }: PageFrame,
  { scrollY, viewportHeight }: ScrollPosition,
): boolean {
  switch (countdown) {
    case 'always':
      return true;
    case 'below-hero':
      return scrollY > viewportHeight * HERO_SHARE_OF_WINDOW;
    case 'below-header':
      return scrollY > HEADER_HEIGHT_PX;
    default:
      return false;
  }
}
