import { WIDTHS } from '../responsive/widths.ts';

/**
 * Gap below a breakpoint in CSS pixels, too narrow for screens with fractional pixels to fall into. Range syntax in
 * media queries needs newer browsers than the oldest supported ones.
 */
const JUST_BELOW = 0.02;

/** The condition of a media query for viewports narrower than `width` CSS pixels. */
export const below = (width: number) => `(max-width: ${width - JUST_BELOW}px)`;

const from = (width: number) => `@media (min-width: ${width}px)`;

/**
 * The media queries of the site. Styles begin with the narrowest screen and add what wider ones have room for:
 *
 *     ${media.tablet} {
 *       grid-template-columns: repeat(2, 1fr);
 *     }
 *
 * `below…` is for what would have to be taken back otherwise. Plain style sheets spell the same queries out, and
 * what depends on the room of a component itself, not of the page, asks its container, in rem.
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
