import type { PageFrame } from '@raade/contracts/site/page-frame';

/** The visitor's place on the page. Lengths in CSS pixels. */
export interface Place {
  readonly scrollY: number;
  readonly viewportHeight: number;
}

/** A hero fills the window, and the countdown must not cover it. */
const HERO_SHARE_OF_WINDOW = 0.7;
const HEADER_HEIGHT = 300;

/** True if the countdown has its place there. On pages that ask for none it has none. */
export function showsCountdown(
  { countdown }: PageFrame,
  { scrollY, viewportHeight }: Place,
): boolean {
  switch (countdown) {
    case 'always':
      return true;
    case 'below-hero':
      return scrollY > viewportHeight * HERO_SHARE_OF_WINDOW;
    case 'below-header':
      return scrollY > HEADER_HEIGHT;
    default:
      return false;
  }
}
