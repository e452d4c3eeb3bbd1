import * as z from 'zod/mini';

/** File of each release, written by its build; `release.json` repeats it. */
export const FACTS_FILE = 'facts.json';

/** Names, each with a source file that contains it, for messages of gates. */
const namesWithFiles = z.record(z.string(), z.string());

/** Things that a remote needs from the rest of the site. */
const usesSchema = z.object({
  /** Range of React's version. */
  react: z.string(),
  /** Imported names of `@raade/platform`. */
  names: namesWithFiles,
  /** Design tokens, like `--color-text`, without those that it declares itself. */
  tokens: namesWithFiles,
  /** Slots in its pages. */
  slots: namesWithFiles,
});

/** Things that the shell provides. */
const givesSchema = z.object({
  /** Version of React. */
  react: z.string(),
  names: z.array(z.string()),
  tokens: z.array(z.string()),
  /** Redirected addresses, as in `firebase.json`: `/studios/apply`, `/speakers/:speakerId`. */
  redirects: z.array(z.string()),
});

/**
 * Facts that a build finds in its sources: names that the release uses and gives. Gates compare them with those of
 * other releases. Unknown fields are ignored, since newer builds may add some.
 */
export const releaseFactsSchema = z.object({
  /** All files of the bundler, so that missing ones are noticed. */
  files: z.array(z.string()),
  uses: z.optional(usesSchema),
  gives: z.optional(givesSchema),
});

export type Uses = z.infer<typeof usesSchema>;
export type Gives = z.infer<typeof givesSchema>;
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;
