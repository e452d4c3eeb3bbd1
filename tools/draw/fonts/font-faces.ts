import { create } from 'fontkit';
import type { Fallback, SiteFont } from './site-fonts.ts';
import { instanceOf } from './subset.ts';
import { SYSTEM_FONTS, type SystemFont, widthIn } from './system-fonts.ts';

/** Ordinary English, in which the characters are about as frequent as on the site. */
const SAMPLE =
  'Students and partners work together on health and energy solutions that people in Africa will use, and that last. Your gift pays for the field work and the prototypes of our teams. Stripe takes your card: we never see its number. The forum has talks and workshops on two days, and everybody who registers gets a place in one of them.';

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** A face of a system's font under a name of its own that takes exactly as much room as the font. */
async function fallbackFace(font: SiteFont, fallback: Fallback, system: SystemFont) {
  const { weights, usualWeight, face } = fallback;
  const usual = create(await instanceOf(font, usualWeight));
  if (!('layout' in usual)) throw new Error(`${font.family} is a collection, not one font.`);
  const { ascent, descent, lineGap, unitsPerEm } = usual;
  const width = usual.layout(SAMPLE).advanceWidth / unitsPerEm;
  const size = width / (await widthIn(system, face, SAMPLE));
  const override = (value: number) => percent(value / unitsPerEm / size);
  const local = system.names[face].map((name) => `local('${name}')`).join(',\n    ');
  return `@font-face {
  font-family: '${font.family} ${system.suffix}';
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
  font-display: swap;
  src: url('./${file}.woff2') format('woff2');
}
`;
  const faces = await Promise.all(
    SYSTEM_FONTS.flatMap((system) =>
      fallbacks.map((fallback) => fallbackFace(font, fallback, system)),
    ),
  );
  return [own, ...faces].join('\n');
}
