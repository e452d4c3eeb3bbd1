import * as z from 'zod/mini';

const files = z.array(z.string());

/** Name of the shell among the apps. */
export const SHELL = 'shell';

/** Describes a build of the shell, at its root. */
export const SHELL_FILES = 'shell.json';

/**
 * The early script that asks for the scripts of a page once it is painted, and the ids of the templates that hold them:
 * of the second one where nothing in the page is alive, and then once somebody goes on.
 */
export const AFTER_PAINT = {
  script: 'after-paint.js',
  template: 'raade-scripts',
  later: 'raade-scripts-later',
} as const;

/** `shell.json` of a shell build: what every composed page links, relative to the release. */
export const shellFilesSchema = z.strictObject({
  /** Version of `@raade/platform` that this shell brings. */
  platform: z.string(),
  icon: z.string(),
  /** The icon as a picture of 180 pixels, for home screens and as the association's logo. */
  touchIcon: z.string(),
  /** The colour in which browsers paint their own bars. */
  themeColor: z.string(),
  /** Scripts on which the very first frame depends. */
  early: files,
  /** Scripts that must run before the page has any content. */
  bodyStart: files,
  /** Fonts that every page is set in. */
  fonts: files,
  styles: files,
  /** Scripts that serve the frame until the others do. */
  earlyFrame: files,
  scripts: files,
  /** Chunks that the scripts will ask for next. */
  preload: files,
  /** The server bundle, which exports a `ShellRenderer`. No browser asks for it. */
  renderer: z.string(),
});

export type ShellFiles = z.infer<typeof shellFilesSchema>;
