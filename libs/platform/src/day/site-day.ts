import { clockShift } from '@raade/browser';

interface SiteDay {
  /** The day that the page was composed for, like `2025-03-01`, where the forum is. */
  readonly today: string;
  /** True where the environment names the day: clocks of visitors then tell the time of that day. */
  readonly isDayFixed?: boolean | undefined;
}

let provided: { readonly today: string; readonly shift: number } | undefined;

/** Called by whoever frames the remotes (the shell, a remote's own `dev.tsx`, its build), before anything renders. */
export function provideDay({ today, isDayFixed }: SiteDay): void {
  provided = { today, shift: clockShift(isDayFixed ? today : undefined) };
}

/**
 * The day that the site shows: all that is said of the forum follows from it. It is the same for all of a document, in
 * its HTML and in what comes alive, whatever the visitor's clock says; when a day begins on which pages are others, the
 * site is composed anew. Throws if a module asks at import time, before it is provided.
 */
export function today(): string {
  if (!provided) {
    throw new Error(
      'The day is not provided: read it when it is needed, not at import. A page that shows it when the app is built needs `changesOn` in src/prerender.ts.',
    );
  }
  return provided.today;
}

/** The moment that the site takes for now, in milliseconds since the epoch: the visitor's clock. */
export function siteNow(): number {
  return Date.now() + (provided?.shift ?? 0);
}
