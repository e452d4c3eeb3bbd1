import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import {
  type PageDescriptor,
  pageDescriptorSchema,
  type PagesFile,
} from '@raade/contracts/site/pages';
import * as z from 'zod/mini';
import { Failure } from '@raade/contracts/base/failure';
import type { LaterBody } from './prerender/later-bodies.ts';
import type { OgImage } from './pictures/og-images.ts';

/** The files of each named chunk with all that they need, as a build knows them. */
export type ChunkFiles = (chunkName: string) => readonly string[] | undefined;

/** The things that the build has made for pages, by their paths. */
export interface Made {
  readonly ogImages: ReadonlyMap<string, OgImage>;
  /** For pages whose words become others later. */
  readonly plainOgImage?: OgImage | undefined;
  /** The pages as HTML. */
  readonly bodies: ReadonlyMap<string, string>;
  /** The same from a day on, for pages that change with the day. */
  readonly later: ReadonlyMap<string, readonly LaterBody[]>;
  /** The HTML of the slots that it fills, by their names. */
  readonly slots: ReadonlyMap<string, string>;
}

const pagesSchema = z.array(pageDescriptorSchema);

/** Reads and checks `src/pages.ts` of a remote. Throws one message that names the file and each problem. */
export async function readPages(appDir: string): Promise<PageDescriptor[]> {
  const file = path.join(appDir, 'src/pages.ts');
  const module = (await import(pathToFileURL(file).href)) as { pages: unknown };
  const pages = pagesSchema.safeParse(module.pages);
  if (pages.success) return pages.data;
  const name = path.relative(process.cwd(), file);
  throw new Failure(`${name} is not valid:\n${describeIssues(pages.error.issues)}`);
}

/**
 * Joins the descriptors with the files of the build.
 * @param remoteChunk name of the chunk that holds the exposed module
 * Throws if a page names a chunk that the build does not have.
 */
export function pagesFile(
  pages: readonly PageDescriptor[],
  remoteChunk: string,
  chunkFiles: ChunkFiles,
  { ogImages, plainOgImage, bodies, later, slots }: Made,
): PagesFile {
  const filesOf = (chunk: string, owner: string) => {
    const files = chunkFiles(chunk);
    if (!files) throw new Failure(`${owner}: the build has no chunk "${chunk}" (webpackChunkName)`);
    return files.filter((file) => file.endsWith('.js'));
  };
  const remote = filesOf(remoteChunk, 'src/remote.tsx');
  return {
    remote,
    pages: pages.map(({ ogImage: _asked, ...page }) => ({
      ...page,
      ...(ogImages.has(page.path) ? { ogImage: ogImages.get(page.path) } : {}),
      ...(bodies.has(page.path) ? { body: bodies.get(page.path) } : {}),
      ...(later.has(page.path) ? { later: [...(later.get(page.path) ?? [])] } : {}),
      files: filesOf(page.chunk, page.path).filter((file) => !remote.includes(file)),
    })),
    ...(slots.size > 0 ? { slots: Object.fromEntries(slots) } : {}),
    ...(plainOgImage ? { plainOgImage } : {}),
  };
}
