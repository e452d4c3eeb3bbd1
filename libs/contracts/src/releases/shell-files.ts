import * as z from 'zod/mini';

const files = z.array(z.string());

/** Name of the shell among the apps. */
export const SHELL = 'shell';

/** File that describes a build of the shell, at its root. */
export const SHELL_FILES = 'shell.json';

/**
 * The early script that loads the scripts of a page after the first paint, and the ids of the templates that list them.
 * Static pages use the second template, whose scripts are loaded when the visitor points at a link or presses a key.
 */
export const AFTER_PAINT = {
  script: 'after-paint.js',
  template: 'raade-scripts',
  later: 'raade-scripts-later',
} as const;

/** `shell.json` of a shell build: the files that every composed page links, relative to the release. */
export const shellFilesSchema = z.strictObject({
  /** Version of `@raade/platform` in this shell. */
  platform: z.string(),
  icon: z.string(),
  /** The icon with 180 pixels, for home screens and as the association's logo. */
  touchIcon: z.string(),
  /** Color for the browser's own bars. */
  themeColor: z.string(),
  /** Scripts that must run before the first paint. */
  early: files,
  /** Scripts that must run before the content of the page. */
  bodyStart: files,
  /** Fonts of every page. */
  fonts: files,
  styles: files,
  /** Scripts that operate the frame until the shell has started. */
  earlyFrame: files,
  scripts: files,
  /** Chunks that the scripts load next. */
  preload: files,
  /** The server bundle, which exports a `ShellRenderer`; browsers do not load it. */
  renderer: z.string(),
});

export type ShellFiles = z.infer<typeof shellFilesSchema>;
