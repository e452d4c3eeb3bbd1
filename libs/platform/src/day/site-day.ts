import { clockShift } from '@raade/browser';

interface SiteDay {
  /** The day for which the publisher wrote the page, like `2025-03-01`, in the time zone of the forum. */
  readonly today: string;
  /** True if the environment fixes the day, as in tests: then `siteNow` is a time of that day. */
  readonly isDayFixed?: boolean | undefined;
}

let siteDay: { readonly today: string; readonly shift: number } | undefined;

/** Sets the day. The host of the remotes (the shell, `dev.tsx`, a build) calls it before anything renders. */
export function provideDay({ today, isDayFixed }: SiteDay): void {
  siteDay = { today, shift: clockShift(isDayFixed ? today : undefined) };
}

/**
 * The day that the page shows, from which the forum phase follows. It comes from the publisher, not from the visitor's
 * clock, so that HTML and hydration agree. On each day that changes a page, the site is composed again. Throws if it is
 * called before `provideDay`, such as at import time.
 */
export function today(): string {
  if (!siteDay) {
    throw new Error(
      'The day is not provided: read it when it is needed, not at import. A page that shows it when the app is built needs `changesOn` in src/prerender.ts.',
    );
  }
  return siteDay.today;
}

/** The current time in milliseconds since the epoch: the visitor's clock, on the fixed day if there is one. */
export function siteNow(): number {
  return Date.now() + (siteDay?.shift ?? 0);
}
