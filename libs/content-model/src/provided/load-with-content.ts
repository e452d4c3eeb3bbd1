import {
  CONTENT_BLOCK,
  contentFileOf,
  type PageContent,
} from '@raade/contracts/content/content-block';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { ContentName } from '../content.schema.ts';
import { missingContent, provideContent } from './provided-content.ts';

/** The pages of a chunk. */
interface Pages {
  readonly chunk: string;
  /** The parts of the content that they read. */
  readonly parts: readonly ContentName[];
}

/** Where the parts for other pages lie; undefined until the block of this document is read. */
let from: string | undefined;

/** The folder with the content of other pages; empty where the document carries none, or was given another content. */
export const contentFolder = (): string => from ?? '';

/** Takes what this document carries: once, since documents stay while pages change. */
function readBlock(): void {
  if (from !== undefined) return;
  const text = document.getElementById(CONTENT_BLOCK)?.textContent;
  if (!text) return;
  const block = JSON.parse(text) as PageContent;
  from = block.from;
  provideContent(block.parts, block.revision, block.clock);
}

/** Boundaries know code that did not come by this name: they say so, and ask for it again. */
const notLoaded = (chunk: string, cause: unknown) =>
  Object.assign(new Error(`The content of the page "${chunk}" did not come.`, { cause }), {
    name: 'ChunkLoadError',
  });

async function fetchContent(chunk: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(DEADLINES.chunk);
    const response = await fetch(`${from ?? ''}${contentFileOf(chunk)}`, { signal });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const { parts, revision, clock } = (await response.json()) as PageContent;
    provideContent(parts, revision, clock);
  } catch (cause) {
    throw notLoaded(chunk, cause);
  }
}

/**
 * Loads a page's code once the content is there that it reads: from the document that came with the page, else from
 * the files of the same edition. Rejects as code does that cannot be fetched.
 */
export function loadWithContent<Code>(
  { chunk, parts }: Pages,
  load: () => Promise<Code>,
): () => Promise<Code> {
  return async () => {
    // Rendered ahead, a page has what its renderer was given.
    if (typeof document === 'undefined') return load();
    const isMissing = () => missingContent(parts).length > 0;
    if (isMissing()) readBlock();
    if (isMissing()) await fetchContent(chunk);
    return load();
  };
}
