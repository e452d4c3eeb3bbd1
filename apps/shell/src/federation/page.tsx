import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { noteEarlyEntries, tellOfEarlyEntries } from '../startup/early-entries.ts';
import { takeEarlyPress } from '../startup/early-press.ts';
import { awaken, waitingPage } from '../startup/waiting-page.ts';

/** Stands around every page. One that came with the document learns what visitors have done in it meanwhile. */
export function Page({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = place.current;
    if (!page) return;
    const waiting = waitingPage();
    if (waiting && waiting !== page) return;
    // Before a draft from another visit is shown, of which the form learns next.
    noteEarlyEntries();
    awaken(waiting);
    // React takes over a section for an event in it, but not while it is about this page.
    queueMicrotask(() => {
      tellOfEarlyEntries(page);
      if (waiting) takeEarlyPress(waiting)?.click();
    });
  }, []);
  return (
    <div ref={place} data-page>
      {children}
    </div>
  );
}
