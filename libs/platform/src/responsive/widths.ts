/**
 * The widths of the viewport, in CSS pixels, at which layouts change: the only ones of the site, in style sheets
 * (`media`) as in script. They are pixels, as in [RESP-01], [RESP-02] and [NAV-04], and not rem: a reader who
 * enlarges the text alone would else see the style sheet's page for phones under the script's bar for desktops.
 * Zooming, which most browsers offer instead, moves both.
 */
export const WIDTHS = {
  /** A large phone, or one that is held sideways. */
  widePhone: 480,
  smallTablet: 640,
  tablet: 768,
  desktop: 1024,
  wideDesktop: 1280,
  largeDesktop: 1440,
} as const;
