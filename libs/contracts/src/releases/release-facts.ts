import * as z from 'zod/mini';

/** In each release, written by its build; `release.json` repeats it. */
export const FACTS_FILE = 'facts.json';

/** Names, each with a source in which it stands: so a refusal can say where to look. */
const namesWithFiles = z.record(z.string(), z.string());

/** Parts of the rest of the site that a remote needs. */
const usesSchema = z.object({
  /** Range of React's version. */
  react: z.string(),
  /** Names of `@raade/platform`. */
  names: namesWithFiles,
  /** Design tokens, like `--color-text`; those that it declares itself are left out. */
  tokens: namesWithFiles,
  /** Slots that its pages have a place for. */
  slots: namesWithFiles,
});

/** Parts of the site that the shell provides. */
const givesSchema = z.object({
  /** Version of React. */
  react: z.string(),
  names: z.array(z.string()),
  tokens: z.array(z.string()),
  /** Addresses that lead elsewhere, as in `firebase.json`: `/studios/apply`, `/speakers/:speakerId`. */
  redirects: z.array(z.string()),
});

/**
 * Facts that a build finds in the sources of a release: what the release uses and gives. Gates compare them with those
 * of the other releases on the site. Unknown fields pass, since newer builds add some.
 */
export const releaseFactsSchema = z.object({
  /** All that the bundler has made, so that nothing of it can get lost on the way. */
  files: z.array(z.string()),
  uses: z.optional(usesSchema),
  gives: z.optional(givesSchema),
});

export type Uses = z.infer<typeof usesSchema>;
export type Gives = z.infer<typeof givesSchema>;
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;
