import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { recordEarlyEntries, replayEarlyEntries } from '../startup/early-entries.ts';
import { takeEarlyPress } from '../startup/early-press.ts';
import { markHydrated, unhydratedPage } from '../startup/unhydrated-page.ts';

/**
 * Wraps every page. On the first page, visitors may have typed and pressed buttons before hydration; this replays their
 * entries and the last press once the page is hydrated.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = element.current;
    if (!page) return;
    const prerendered = unhydratedPage();
    // React may show this page while it has not hydrated the prerendered one.
    if (prerendered && prerendered !== page) return;
    // Entries are recorded before a form restores the draft of an earlier visit.
    recordEarlyEntries();
    markHydrated(prerendered);
    // React hydrates a lazy section when an event reaches it, but not during this commit. So the events come later.
    queueMicrotask(() => {
      replayEarlyEntries(page);
      if (prerendered) takeEarlyPress(prerendered)?.click();
    });
  }, []);
  return (
    <div ref={element} data-page>
      {children}
    </div>
  );
}
