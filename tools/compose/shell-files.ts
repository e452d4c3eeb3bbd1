import * as z from 'zod/mini';

const files = z.array(z.string());

/** `shell.json` of a shell build: what every composed page links, relative to the release. */
export const shellFilesSchema = z.strictObject({
  icon: z.string(),
  /** Script that must run before the first paint. */
  theme: z.string(),
  /** Fonts that every page is set in. */
  fonts: files,
  styles: files,
  scripts: files,
  /** Chunks that the scripts will ask for next. */
  preload: files,
});

export type ShellFiles = z.infer<typeof shellFilesSchema>;
