/**
 * How long each step of loading a remote may take, in milliseconds. Builds of remotes (chunk time-out),
 * the shell, which hands them to the federation (registry, entry) and searches, and the fault tests use the same figures.
 */
export const DEADLINES = {
  registry: 2000,
  /** Until `loading/entry-script.ts` of `@raade/federation` counts the entry of a remote as failed. */
  entry: 3000,
  /** Milliseconds of one try; a chunk is tried `chunkTries` times. */
  chunk: 2500,
  chunkTries: 3,
  /**
   * Milliseconds of the whole decision on a preview: who is signed in, and what its release holds. Only staff wait for
   * it.
   */
  preview: 8000,
  /** The same where content is asked for, too: a function reads it, which may have to start first. */
  contentPreview: 30_000,
  /** The `search.json` of a remote's release. */
  search: 2500,
  /** Milliseconds from the end of a deadline until the fallback is shown. */
  fallback: 500,
} as const;

/**
 * Milliseconds within which all of a page is there or says what is not, on the slowest line: it may hold a part of
 * another remote, whose code is asked for once its own is there.
 */
export const WHOLE_PAGE_WITHIN =
  DEADLINES.registry +
  2 * (DEADLINES.entry + DEADLINES.chunk * DEADLINES.chunkTries + DEADLINES.fallback);

/**
 * How old, in milliseconds, what an open page knows of the registry may get. A read is a small request of its own,
 * so that following a release costs a visitor who stays an hour about a dozen of them.
 */
export const REGISTRY_AGE = {
  /** Age while the page is looked at: a release, or the way back from one, reaches readers within minutes. */
  visible: 5 * 60_000,
  /** Age when somebody comes back to the page: the next click is near, so the news should be fresh. */
  lookedAtAgain: 60_000,
  /** Age while the schedule is open: who stands before a room has to hear of another one within a minute. */
  schedule: 45_000,
} as const;
