type Rgb = readonly [red: number, green: number, blue: number];

/** Brightness (0 to 255) above which a background needs dark text. */
const LIGHT_ABOVE = 128;
/** Matches colors such as `rgb(1, 2, 3)` and `rgb(1 2 3 / 50%)`. */
const RGB = /rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)/g;

/** The opaque `rgb()` colors in a computed CSS value. */
function opaqueColors(value: string): Rgb[] {
  return [...value.matchAll(RGB)]
    .filter(([, , , , alpha = '1', percent]) => Number(alpha) >= (percent ? 100 : 1))
    .map(([, red, green, blue]) => [Number(red), Number(green), Number(blue)]);
}

/** Perceived brightness from 0 to 255. (W3C, Techniques For Accessibility Evaluation, 2.2) */
export const brightnessOf = ([red, green, blue]: Rgb) =>
  (299 * red + 587 * green + 114 * blue) / 1000;

export const isLight = (brightness: number) => brightness > LIGHT_ABOVE;

/**
 * Brightness of an element's background: of its color, or else the mean of its gradient. Undefined if it is
 * transparent.
 */
function backgroundBrightnessOf(style: CSSStyleDeclaration): number | undefined {
  const [color] = opaqueColors(style.backgroundColor);
  if (color) return brightnessOf(color);
  const stops = opaqueColors(style.backgroundImage).map(brightnessOf);
  return stops.length > 0 ? stops.reduce((sum, stop) => sum + stop, 0) / stops.length : undefined;
}

/**
 * True if the background of an element is light, by its `data-background` or else by its computed color. A transparent
 * element has the background of its nearest opaque ancestor; a page without any is white.
 */
export function isLightBehind(element: Element | null): boolean {
  if (!element) return true;
  const mark = element.getAttribute('data-background');
  if (mark === 'light' || mark === 'dark') return mark === 'light';
  const brightness = backgroundBrightnessOf(getComputedStyle(element));
  return brightness === undefined ? isLightBehind(element.parentElement) : isLight(brightness);
}

/** The element behind the middle of the navigation bar. Undefined while a modal dialog makes the page inert. */
export function elementBehindBar(): Element | undefined {
  return document
    .elementsFromPoint(window.innerWidth / 2, 1)
    .find((element) => element.closest('main, footer'));
}
