import {
  CONTENT_BLOCK,
  contentFileOf,
  type PageContent,
} from '@raade/contracts/content/content-block';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { ContentName } from '../content.schema.ts';
import { missingContent, provideContent } from './provided-content.ts';

/** A chunk with pages. */
interface Pages {
  readonly chunk: string;
  /** The parts of the content that its pages read. */
  readonly parts: readonly ContentName[];
}

/** The folder with the content of other pages; undefined until the content block of the document is read. */
let folder: string | undefined;

/** The folder with the content of other pages; empty if there is none, as in previews. */
export const contentFolder = (): string => folder ?? '';

/** Reads the content block of the document, once. It is part of each page that was composed with content. */
function readBlock(): void {
  if (folder !== undefined) return;
  const text = document.getElementById(CONTENT_BLOCK)?.textContent;
  if (!text) return;
  const block = JSON.parse(text) as PageContent;
  folder = block.from;
  provideContent(block.parts, block.revision, block.clock);
}

/** An error with the name of a failed chunk, so that error boundaries handle it like missing code, and retry. */
const chunkLoadError = (chunk: string, cause: unknown) =>
  Object.assign(new Error(`The content of the page "${chunk}" did not come.`, { cause }), {
    name: 'ChunkLoadError',
  });

async function fetchContent(chunk: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(DEADLINES.chunk);
    const response = await fetch(`${folder ?? ''}${contentFileOf(chunk)}`, { signal });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const { parts, revision, clock } = (await response.json()) as PageContent;
    provideContent(parts, revision, clock);
  } catch (cause) {
    throw chunkLoadError(chunk, cause);
  }
}

/**
 * Wraps the loading of a page's code: first provides the content that the page reads, from the document or from a file
 * of the same edition. Rejects like a chunk that cannot be loaded.
 */
export function loadWithContent<Code>(
  { chunk, parts }: Pages,
  load: () => Promise<Code>,
): () => Promise<Code> {
  return async () => {
    // While prerendering, the renderer has provided the content.
    if (typeof document === 'undefined') return load();
    const isMissing = () => missingContent(parts).length > 0;
    if (isMissing()) readBlock();
    if (isMissing()) await fetchContent(chunk);
    return load();
  };
}
