import { findLostColours } from './old-browsers.ts';
import { findPhysicalSides } from './physical-sides.ts';
import type { StyleProblem } from './style-problem.ts';
import { LAYERS, WIDTHS } from './style-scales.ts';

/** How a text of styles says that it begins at a width, or ends there. */
interface Dialect {
  readonly from: (name: string, width: number) => string;
  readonly below: (name: string, width: number) => string;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Styles in code take their queries from the platform. */
export const STYLES_IN_CODE: Dialect = {
  from: (name) => `\${media.${name}} of @raade/platform`,
  below: (name) => `\${media.below${capitalized(name)}} of @raade/platform`,
};

/** Style sheets, which cannot import anything, spell them out. */
export const STYLE_SHEET: Dialect = {
  from: (_name, width) => `@media (width >= ${width}px)`,
  below: (_name, width) => `@media (width < ${width}px)`,
};

const FONT_SIZE = 16;

/** A media query about the width of the page. Containers are asked by `@container`, which has no scale. */
const QUERY = /(?<!@container[^{;]*)\((?:(min|max)-)?width *(:|[<>]=?) *([^)]*)\)/g;

/** The name of the width that is nearest to the one a query gives, with its pixels. */
function nearest(length: string): readonly [string, number] {
  const pixels = parseFloat(length) * (length.endsWith('em') ? FONT_SIZE : 1);
  const distance = (width: number) => Math.abs(width - pixels);
  const [first = ['', 0] as const] = [...WIDTHS].sort(([, a], [, b]) => distance(a) - distance(b));
  return first;
}

function findQueries(text: string, dialect: Dialect): StyleProblem[] {
  return [...text.matchAll(QUERY)].flatMap(
    ({ 0: found, 1: bound, 2: sign = '', 3: length = '', index }) => {
      const isBelow = bound === 'max' || sign.startsWith('<');
      const [name, width] = nearest(length);
      const instead = (isBelow ? dialect.below : dialect.from)(name, width);
      if (instead === `@media ${found}`) return [];
      const message = `Write ${instead} instead of ${found}: all layouts change at the same widths (libs/platform/src/responsive/widths.ts).`;
      return [{ at: index, message }];
    },
  );
}

function findLayers(text: string): StyleProblem[] {
  return [...text.matchAll(/\bz-index: *([^;}\n]*)/g)].flatMap(
    ({ 0: found, 1: value = '', index }) => {
      const layer = /^var\((--layer-[a-z-]+)\)$/.exec(value.trim())?.[1];
      if (layer !== undefined && LAYERS.includes(layer)) return [];
      const message = `Write z-index: var(${LAYERS.join(' | ')}) instead of ${found}: libs/ui/src/tokens/tokens.css says what each layer is for.`;
      return [{ at: index, message }];
    },
  );
}

/** Queries and layers that are not of the site's scales, in any text that may hold styles. */
export function checkScales(text: string, dialect: Dialect): StyleProblem[] {
  return [...findQueries(text, dialect), ...findLayers(text)];
}

/** The problems of a text of styles. */
export function checkStyle(text: string, dialect: Dialect): StyleProblem[] {
  const lost = dialect === STYLES_IN_CODE ? findLostColours(text) : [];
  return [...checkScales(text, dialect), ...findPhysicalSides(text), ...lost];
}
