import { WIDTHS } from '../responsive/widths.ts';

/**
 * Subtracted for `max-width`, in CSS pixels, so that a width never matches the queries on both sides of a breakpoint.
 * (Range syntax would be exact, but the oldest supported browsers lack it.)
 */
const JUST_BELOW = 0.02;

/** The condition of a media query for viewports narrower than `width` CSS pixels. */
export const below = (width: number) => `(max-width: ${width - JUST_BELOW}px)`;

const from = (width: number) => `@media (min-width: ${width}px)`;

/**
 * The media queries of the site. Styles start with the narrowest screen and add rules for wider ones:
 *
 *     ${media.tablet} {
 *       grid-template-columns: repeat(2, 1fr);
 *     }
 *
 * `below…` is for rules that wider screens would have to undo. Plain style sheets repeat these queries. Rules that
 * depend on the width of a component, not of the viewport, use container queries in rem.
 */
export const media = {
  widePhone: from(WIDTHS.widePhone),
  smallTablet: from(WIDTHS.smallTablet),
  tablet: from(WIDTHS.tablet),
  desktop: from(WIDTHS.desktop),
  wideDesktop: from(WIDTHS.wideDesktop),
  largeDesktop: from(WIDTHS.largeDesktop),
  belowWidePhone: `@media ${below(WIDTHS.widePhone)}`,
  belowSmallTablet: `@media ${below(WIDTHS.smallTablet)}`,
  belowTablet: `@media ${below(WIDTHS.tablet)}`,
  belowDesktop: `@media ${below(WIDTHS.desktop)}`,
} as const;
