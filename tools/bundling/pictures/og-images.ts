import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND } from '@raade/contracts/brand';
import type { PageDescriptor } from '@raade/contracts/pages';
import { ogImageSvg, type OgImageText } from './og-image.ts';
import { rasterize } from './png.ts';

export interface OgImage {
  /** Relative to the release. */
  readonly file: string;
  /** The text of the picture. */
  readonly alt: string;
}

/** The text that a page asks for, else its title; the site's name is in the logo already. */
export function ogImageText({ title, ogImage }: PageDescriptor): OgImageText {
  return ogImage ?? { title: title.replace(` - ${BRAND.shortName}`, '') };
}

/** `/` -> `home`, `/conference/register` -> `conference-register`, `/projects/*` -> `projects`. */
function nameOf(pagePath: string): string {
  return pagePath.replace(/\/\*$/, '').slice(1).replaceAll('/', '-') || 'home';
}

async function drawInto(dist: string, page: PageDescriptor): Promise<OgImage> {
  const text = ogImageText(page);
  const { png, hash } = await rasterize(await ogImageSvg(text));
  const file = `og/${nameOf(page.path)}.${hash}.png`;
  await writeFile(path.join(dist, file), png);
  return { file, alt: [BRAND.shortName, text.eyebrow, text.title].filter(Boolean).join(': ') };
}

/**
 * Draws the picture of each public page's share card into the release, `og/<page>.<hash>.png`.
 * @returns the pictures by the paths of their pages
 */
export async function drawOgImages(
  pages: readonly PageDescriptor[],
  dist: string,
): Promise<ReadonlyMap<string, OgImage>> {
  const publicPages = pages.filter((page) => !page.internal);
  if (publicPages.length > 0) await mkdir(path.join(dist, 'og'), { recursive: true });
  const drawn = publicPages.map(async (page) => [page.path, await drawInto(dist, page)] as const);
  return new Map(await Promise.all(drawn));
}
