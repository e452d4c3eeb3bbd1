/**
 * The viewport widths at which layouts change, in CSS pixels, for style sheets (`media`) and scripts. The requirements
 * RESP-01, RESP-02 and NAV-04 give them in pixels, not rem: with rem, a larger text size would switch style sheets but
 * not scripts; zooming switches both.
 */
export const WIDTHS = {
  /** A large phone, or a phone in landscape orientation. */
  widePhone: 480,
  smallTablet: 640,
  tablet: 768,
  desktop: 1024,
  wideDesktop: 1280,
  largeDesktop: 1440,
} as const;
