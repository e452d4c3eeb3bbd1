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

/** Returns the files of a named chunk, including those of the chunks that it needs. */
export type ChunkFiles = (chunkName: string) => readonly string[] | undefined;

/** The results of the build for pages, by path. */
export interface BuiltPages {
  readonly ogImages: ReadonlyMap<string, OgImage>;
  /** The image without a text, for pages whose texts depend on the edition. */
  readonly plainOgImage?: OgImage | undefined;
  /** The prerendered HTML. */
  readonly bodies: ReadonlyMap<string, string>;
  /** The HTML for later days, for pages that depend on the date. */
  readonly later: ReadonlyMap<string, readonly LaterBody[]>;
  /** The prerendered HTML of the slots that the remote fills, by name. */
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
 * The content of `pages.json`: the descriptors of pages with the files of the build. Throws if a page names a chunk
 * that the build does not have.
 * @param remoteChunk name of the chunk of the exposed module
 */
export function makePagesFile(
  pages: readonly PageDescriptor[],
  remoteChunk: string,
  chunkFiles: ChunkFiles,
  { ogImages, plainOgImage, bodies, later, slots }: BuiltPages,
): PagesFile {
  const filesOf = (chunk: string, owner: string) => {
    const files = chunkFiles(chunk);
    if (!files) throw new Failure(`${owner}: the build has no chunk "${chunk}" (webpackChunkName)`);
    return files.filter((file) => file.endsWith('.js'));
  };
  const remote = filesOf(remoteChunk, 'src/remote.tsx');
  return {
    remote,
    // The drawn image replaces the text that it shows.
    pages: pages.map(({ ogImage: _text, ...page }) => ({
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
