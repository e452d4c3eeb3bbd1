import type { PageDescriptor } from '@raade/contracts/site/pages';
import { useEffect } from 'react';

/** Title and description of a page. */
export type PageHead = Pick<PageDescriptor, 'title' | 'description'>;

function metaContent(selector: string): string | undefined {
  return document.head.querySelector<HTMLMetaElement>(selector)?.content;
}

function setDescription(text: string): void {
  const existingMeta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  const meta =
    existingMeta ?? Object.assign(document.createElement('meta'), { name: 'description' });
  meta.content = text;
  if (!existingMeta) document.head.append(meta);
}

/** Resets the title when a page is left, so that it does not stay while the next page loads or fails to load. */
function resetTitle(): void {
  document.title = metaContent('meta[property="og:site_name"]') ?? document.title;
}

/**
 * Sets title and description of the document while a page is mounted. (The composed HTML of the first page has them
 * already.) For pages only, not for sections in slots.
 */
export function usePageHead({ title, description }: PageHead): void {
  // React cleans up a layout effect whenever something in the page suspends, but not an effect.
  useEffect(() => {
    document.title = title;
    setDescription(description);
    return resetTitle;
  }, [title, description]);
}
