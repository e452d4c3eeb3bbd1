import { WIDTHS } from '@raade/platform';

/** Phones narrower than this, in CSS pixels, have no room in the bar for more: a width of the logo alone [NAV-05]. */
const NARROWEST_PHONES = 375;

/** Viewport widths up to which a logo height holds, widest first: of style rules that hold, the last one wins. */
export const HEIGHTS = [
  { upTo: WIDTHS.desktop, height: '4rem' },
  { upTo: WIDTHS.tablet, height: '3.5rem' },
  { upTo: WIDTHS.smallTablet, height: '2.5rem' },
  { upTo: NARROWEST_PHONES, height: '2rem' },
] as const;
export const GREATEST_HEIGHT = '5rem';
export const SHORT_BELOW = WIDTHS.widePhone;

export type LogoForm = 'full' | 'short';

/** Width through height of each drawing. */
export const LOGO_RATIO: Readonly<Record<LogoForm, string>> = { full: '168 / 64', short: '1 / 1' };

/** @param width of the viewport, in CSS pixels */
export const isShortForm = (width: number) => width < SHORT_BELOW;
