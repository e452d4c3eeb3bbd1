import { create } from 'fontkit';
import { type FallbackWeight, widthInArial } from './fallback-widths.ts';
import type { Fallback, SiteFont } from './site-fonts.ts';
import { instanceOf } from './subset.ts';

/** Ordinary English, in which the letters are about as frequent as on the site. */
const SAMPLE =
  'students and partners work together on health and energy solutions that people in africa will use and that last';

/** Names under which systems have Arial, or a font of the same widths. */
const LOCAL_NAMES: Readonly<Record<FallbackWeight, readonly string[]>> = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
};

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** A face of Arial under a name of its own that takes exactly as much room as the font. */
async function fallbackFace(font: SiteFont, fallback: Fallback): Promise<string> {
  const { weights, usualWeight, face } = fallback;
  const usual = create(await instanceOf(font, usualWeight));
  if (!('layout' in usual)) throw new Error(`${font.family} is a collection, not one font.`);
  const { ascent, descent, lineGap, unitsPerEm } = usual;
  const width = usual.layout(SAMPLE).advanceWidth / unitsPerEm;
  const size = width / widthInArial(SAMPLE, face);
  const override = (value: number) => percent(value / unitsPerEm / size);
  const local = LOCAL_NAMES[face].map((name) => `local('${name}')`).join(',\n    ');
  return `@font-face {
  font-family: '${font.family} fallback';
  font-weight: ${weights.min} ${weights.max};
  ascent-override: ${override(ascent)};
  descent-override: ${override(-descent)};
  line-gap-override: ${override(lineGap)};
  size-adjust: ${percent(size)};
  src:
    ${local};
}
`;
}

/**
 * The rules for one font: its own face, and faces that stand in for it, for the time or the visit in which the
 * font is not there (CSS Fonts 5, `size-adjust` and the metrics overrides).
 */
export async function fontFaces(font: SiteFont): Promise<string> {
  const { family, file, weights, fallbacks } = font;
  const own = `@font-face {
  font-family: '${family}';
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
  src: url('./${file}.woff2') format('woff2');
}
`;
  const faces = await Promise.all(fallbacks.map((fallback) => fallbackFace(font, fallback)));
  return [own, ...faces].join('\n');
}
