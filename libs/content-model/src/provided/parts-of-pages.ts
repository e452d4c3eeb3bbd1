import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { ContentName } from '../content.schema.ts';

/** The parts of the content that each kind of page reads, by the name of its chunk. */
export type PartsOfPages = Readonly<Record<string, readonly ContentName[]>>;

/** Adds the parts of the content that each page reads. */
export const withParts = (
  pages: readonly PageDescriptor[],
  parts: PartsOfPages,
): PageDescriptor[] => pages.map((page) => ({ ...page, content: [...(parts[page.chunk] ?? [])] }));
