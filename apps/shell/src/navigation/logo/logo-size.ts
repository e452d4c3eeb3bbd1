import { WIDTHS } from '@raade/platform';

/** Viewport width up to which the logo is smallest, in CSS pixels. [NAV-05] */
const NARROWEST_PHONES = 375;

/** Logo heights by viewport width. The widest is first, since the last matching style rule wins. */
export const HEIGHTS = [
  { upTo: WIDTHS.desktop, height: '4rem' },
  { upTo: WIDTHS.tablet, height: '3.5rem' },
  { upTo: WIDTHS.smallTablet, height: '2.5rem' },
  { upTo: NARROWEST_PHONES, height: '2rem' },
] as const;
export const GREATEST_HEIGHT = '5rem';
/** Viewport width below which the logo is the mark alone, in CSS pixels. */
export const SHORT_BELOW = WIDTHS.widePhone;

export type LogoForm = 'full' | 'short';

/** The CSS `aspect-ratio` of each image. */
export const LOGO_RATIO: Readonly<Record<LogoForm, string>> = { full: '168 / 64', short: '1 / 1' };

/** @param width of the viewport, in CSS pixels */
export const isShortForm = (width: number) => width < SHORT_BELOW;
