/** Viewport widths in CSS pixels, narrowest first, up to which a logo height holds. */
export const HEIGHTS = [
  { below: 375, height: '2rem' },
  { below: 640, height: '2.5rem' },
  { below: 768, height: '3.5rem' },
  { below: 1024, height: '4rem' },
] as const;
export const GREATEST_HEIGHT = '5rem';
export const SHORT_BELOW = 480;

export type LogoForm = 'full' | 'short';

/** Width through height of each drawing. */
export const LOGO_RATIO: Readonly<Record<LogoForm, string>> = { full: '168 / 64', short: '1 / 1' };

/** @param width of the viewport, in CSS pixels */
export function logoHeight(width: number): string {
  return HEIGHTS.find(({ below }) => width < below)?.height ?? GREATEST_HEIGHT;
}

/** @param width of the viewport, in CSS pixels */
export const isShortForm = (width: number) => width < SHORT_BELOW;
