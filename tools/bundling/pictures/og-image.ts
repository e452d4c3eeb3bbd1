import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND } from '@raade/contracts/base/brand';
import { OG_IMAGE_SIZE } from '@raade/contracts/site/pages';
import type { SharePictureText } from '@raade/contracts/site/share-picture';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import { WORKSPACE } from '../workspace.ts';
import { readColor } from './design-tokens.ts';

const COLORS = {
  night: readColor('--color-night'),
  raised: readColor('--color-night-raised'),
  text: readColor('--color-on-night'),
  muted: readColor('--color-on-night-muted'),
  sun: readColor('--color-sun'),
};
const { width, height } = OG_IMAGE_SIZE;
/** Height of the woven edge, in pixels. */
const EDGE = 36;
const MARGIN = 80;
const LABEL = { fontSize: 32, fontWeight: 600 } as const;
/** SVG path of the triangles in one repeat of the woven pattern. */
const TRIANGLES =
  'M0 0h20L10 10zM0 24h20L10 14zM20 12l6-6v12zM48 12l-6-6v12zM28 0h12l-6 3zM28 24h12l-6-3z';

/**
 * The Latin subset of a font of the site, so titles must use its letters only. Satori cannot read variable fonts,
 * unlike browsers, so each weight is a static file of its own.
 */
function fontOf(family: 'bricolage-grotesque' | 'figtree', weight: 400 | 600 | 700) {
  const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`;
  const data = readFileSync(path.join(WORKSPACE, file));
  return { name: family, data, weight, style: 'normal' as const };
}

const FONTS = [fontOf('bricolage-grotesque', 700), fontOf('figtree', 600), fontOf('figtree', 400)];

/** The background: a sun behind a woven border like that of the footer (`libs/ui/src/woven-border`). */
function drawBackground(): string {
  const [x, y] = [width - 190, height - EDGE];
  const ring = (radius: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${COLORS.sun}" opacity="${opacity}"/>`;
  return `
    <rect width="${width}" height="${height}" fill="${COLORS.night}"/>
    ${ring(430, 0.06)}${ring(320, 0.09)}${ring(220, 0.14)}${ring(130, 1)}
    <pattern id="weave" width="48" height="24" patternUnits="userSpaceOnUse">
      <rect width="48" height="24" fill="${COLORS.raised}"/>
      <path d="${TRIANGLES}" fill="${COLORS.sun}"/>
      <path d="M34 4l7 8-7 8-7-8z" fill="${COLORS.text}"/>
      <path d="M34 8.5l3 3.5-3 3.5-3-3.5z" fill="${COLORS.raised}"/>
    </pattern>
    <g transform="translate(0 ${y}) scale(${EDGE / 24})">
      <rect width="${width}" height="24" fill="url(#weave)"/>
    </g>`;
}

/** The site's own logo, 72 pixels high. */
function drawLogo(): string {
  const file = path.join(WORKSPACE, 'libs/ui/src/logo/raade-full-white.svg');
  const marks = readFileSync(file, 'utf8').replace(/<svg[^>]*>|<\/svg>/g, '');
  return `<g transform="translate(${MARGIN} ${MARGIN - 16}) scale(1.125)">${marks}</g>`;
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** The font size of a title in pixels. Longer titles are smaller, so that they fit in three lines. */
function titleSizeOf({ length }: string): number {
  if (length <= 28) return 92;
  return length <= 54 ? 76 : 60;
}

function layoutTexts({ title, eyebrow }: SharePictureText) {
  const heading = box(
    {
      fontFamily: 'bricolage-grotesque',
      fontSize: titleSizeOf(title),
      fontWeight: 700,
      lineHeight: 1.08,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
    title,
  );
  return box(
    {
      boxSizing: 'border-box',
      flexDirection: 'column',
      width,
      height,
      padding: `${MARGIN + 56}px ${MARGIN}px ${EDGE + 48}px`,
      color: COLORS.text,
      fontFamily: 'figtree',
    },
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center', maxWidth: 880 },
      eyebrow && box({ marginBottom: 16, color: COLORS.sun, ...LABEL }, eyebrow),
      heading,
    ),
    // The name of the association, unless it is the title.
    title !== BRAND.fullName && box({ color: COLORS.muted, fontSize: 28 }, BRAND.fullName),
  );
}

/** The Open Graph image of a page as SVG. Texts are converted to outlines, so it needs no fonts. */
export async function ogImageSvg(text: SharePictureText): Promise<string> {
  const layer = await satori(layoutTexts(text), { width, height, fonts: FONTS });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawBackground()}${drawLogo()}${layer}</svg>`;
}
