import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import {
  PLAIN_SHARE_PICTURE,
  sharePictureAlt,
  type SharePictureText,
  sharePictureText,
} from '@raade/contracts/site/share-picture';
import { ogImageSvg } from './og-image.ts';
import { rasterize } from './png.ts';

/** The Open Graph image of a page: the picture that social networks show with a link. */
export interface OgImage {
  /** Relative to the release. */
  readonly file: string;
  /** The text of the picture. */
  readonly alt: string;
}

/** `/` -> `home`, `/conference/register` -> `conference-register`, `/projects/*` -> `projects`. */
function nameOf(pagePath: string): string {
  return pagePath.replace(/\/\*$/, '').slice(1).replaceAll('/', '-') || 'home';
}

async function drawInto(dist: string, name: string, text: SharePictureText): Promise<OgImage> {
  const { png, hash } = await rasterize(await ogImageSvg(text));
  const file = `og/${name}.${hash}.png`;
  await mkdir(path.join(dist, 'og'), { recursive: true });
  await writeFile(path.join(dist, file), png);
  return { file, alt: sharePictureAlt(text) };
}

/** Draws the image without a page's title, `og/plain.<hash>.png`, for pages whose titles depend on the edition. */
export const drawPlainOgImage = (dist: string): Promise<OgImage> =>
  drawInto(dist, 'plain', PLAIN_SHARE_PICTURE);

/**
 * Draws the Open Graph image of each public page, `og/<page>.<hash>.png`, into the release.
 * @returns the images by the paths of their pages
 */
export async function drawOgImages(
  pages: readonly PageDescriptor[],
  dist: string,
): Promise<ReadonlyMap<string, OgImage>> {
  const publicPages = pages.filter((page) => !page.internal);
  const entries = publicPages.map(async (page) => {
    const picture = await drawInto(dist, nameOf(page.path), sharePictureText(page));
    return [page.path, picture] as const;
  });
  return new Map(await Promise.all(entries));
}
