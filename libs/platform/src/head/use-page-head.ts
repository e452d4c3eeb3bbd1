import type { PageDescriptor } from '@raade/contracts/site/pages';
import { useEffect } from 'react';

/** The name of a page in tabs and history, and the sentence that describes it. */
export type PageHead = Pick<PageDescriptor, 'title' | 'description'>;

function metaContent(selector: string): string | undefined {
  return document.head.querySelector<HTMLMetaElement>(selector)?.content;
}

function setDescription(text: string): void {
  const known = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  const meta = known ?? Object.assign(document.createElement('meta'), { name: 'description' });
  meta.content = text;
  if (!known) document.head.append(meta);
}

/** A page that has left must not lend its title to one that is still loading, or cannot be loaded. */
function leaveHead(): void {
  document.title = metaContent('meta[property="og:site_name"]') ?? document.title;
}

/**
 * Gives the tab the page's title and description for as long as the page is mounted. The composed HTML has
 * them already when the page is opened by its address. For pages only: a slot's content has no head.
 */
export function usePageHead({ title, description }: PageHead): void {
  // A layout effect would end whenever something in the page suspends.
  useEffect(() => {
    document.title = title;
    setDescription(description);
    return leaveHead;
  }, [title, description]);
}
