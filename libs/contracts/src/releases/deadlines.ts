/**
 * Deadlines of the steps of loading a remote, in milliseconds. Builds (chunk timeout), the shell (registry, entry,
 * search) and the fault tests use the same values.
 */
export const DEADLINES = {
  registry: 2000,
  /** Deadline for the entry of a remote (`loading/entry-script.ts` of `@raade/federation`). */
  entry: 3000,
  /** Deadline of one try; a chunk is tried `chunkTries` times. */
  chunk: 2500,
  chunkTries: 3,
  /** Deadline for preparing a preview: the sign-in and the files of its release. Only staff wait for it. */
  preview: 8000,
  /** Deadline for preparing a preview of content. A function reads it, which may have to start first. */
  contentPreview: 30_000,
  /** Deadline for the `search.json` of a release. */
  search: 2500,
  /** Time from the end of a deadline until the fallback is shown. */
  fallback: 500,
} as const;

/**
 * Milliseconds within which a page is complete or shows fallbacks, on the slowest connection. A page may contain a
 * slot, whose remote is loaded after the page's own code.
 */
export const WHOLE_PAGE_DEADLINE =
  DEADLINES.registry +
  2 * (DEADLINES.entry + DEADLINES.chunk * DEADLINES.chunkTries + DEADLINES.fallback);

/**
 * Maximum age of the registry in an open page, in milliseconds. A read is one small request: a visitor who stays an
 * hour makes about a dozen.
 */
export const MAX_REGISTRY_AGE = {
  /** While the page is visible: releases and rollbacks reach readers within minutes. */
  visible: 5 * 60_000,
  /** When a visitor returns to the tab: the next click may follow soon. */
  lookedAtAgain: 60_000,
  /** While the schedule is open: visitors must see a change of room within a minute. */
  schedule: 45_000,
} as const;
