/**
 * How long each step of loading a remote may take, in milliseconds. Builds of remotes (chunk time-out),
 * the shell (registry, entry, search) and the fault tests use the same figures.
 */
export const DEADLINES = {
  registry: 2000,
  entry: 3000,
  /** One try; a chunk is tried `chunkTries` times. */
  chunk: 2500,
  chunkTries: 3,
  /** The `search.json` of a remote's release. */
  search: 2500,
  /** From the end of a deadline until the fallback stands. */
  fallback: 500,
} as const;
