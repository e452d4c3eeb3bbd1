import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { WORKSPACE } from '../workspace.ts';

const CACHE = path.join(WORKSPACE, 'node_modules/.cache/raade/pictures');

/** The images have few colors, so a palette makes the files small. */
const OPTIONS = { palette: true, colours: 128, effort: 7 } as const;

/** An encoded image. */
export interface Picture {
  readonly png: Buffer;
  /** Eight hex digits that change with the picture. */
  readonly hash: string;
}

/** Converts an SVG to PNG in its own size. Results are cached for later builds. */
export async function rasterize(svg: string): Promise<Picture> {
  const key = createHash('sha256')
    .update(JSON.stringify([svg, OPTIONS, sharp.versions]))
    .digest('hex');
  const hash = key.slice(0, 8);
  const file = path.join(CACHE, `${key}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return { png: cached, hash };
  const png = await sharp(Buffer.from(svg)).png(OPTIONS).toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, png);
  return { png, hash };
}

/** A square icon as PNG with an opaque background, since home screens round the corners. */
export function drawTouchIcon(svgFile: string, size: number, background: string): Promise<Buffer> {
  return sharp(svgFile, { density: 300 })
    .resize(size, size)
    .flatten({ background })
    .png(OPTIONS)
    .toBuffer();
}
