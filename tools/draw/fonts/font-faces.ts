import { create } from 'fontkit';
import { type FallbackWeight, widthInArial } from './fallback-widths.ts';
import type { SiteFont } from './site-fonts.ts';
import { usualInstance } from './subset.ts';

/** Ordinary English, in which the letters are about as frequent as on the site. */
const SAMPLE =
  'students and partners work together on health and energy solutions that people in africa will use and that last';

/** Names under which systems have Arial, or a font of the same widths. */
const LOCAL_NAMES: Readonly<Record<FallbackWeight, readonly string[]>> = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
};

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/**
 * The rules for one font: its own face, and a face of Arial that takes exactly as much room, for the time
 * or the visit in which the font is not there (CSS Fonts 5, `size-adjust` and the metrics overrides).
 */
export async function fontFaces(font: SiteFont): Promise<string> {
  const { family, file, weights, fallback } = font;
  const usual = create(await usualInstance(font));
  if (!('layout' in usual)) throw new Error(`${family} is a collection, not one font.`);
  const { ascent, descent, lineGap, unitsPerEm } = usual;
  const width = usual.layout(SAMPLE).advanceWidth / unitsPerEm;
  const size = width / widthInArial(SAMPLE, fallback);
  const override = (value: number) => percent(value / unitsPerEm / size);
  const local = LOCAL_NAMES[fallback].map((name) => `local('${name}')`).join(',\n    ');
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
  src: url('./${file}.woff2') format('woff2');
}

@font-face {
  font-family: '${family} fallback';
  ascent-override: ${override(ascent)};
  descent-override: ${override(-descent)};
  line-gap-override: ${override(lineGap)};
  size-adjust: ${percent(size)};
  src:
    ${local};
}
`;
}
