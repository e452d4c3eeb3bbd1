import type { ShellFiles } from '@raade/contracts/releases/shell-files';
import { tag } from '../html/tag.ts';

/** Contents of the shell's files that are inlined into every page, so that the first paint needs no further request. */
export interface InlinedFiles {
  /** Scripts for the head, such as the one that sets the theme. */
  readonly scripts: readonly string[];
  /** Scripts for the start of the body. */
  readonly bodyScripts: readonly string[];
  readonly styles: readonly { readonly file: string; readonly text: string }[];
}

/**
 * Reads the files to inline.
 * @param base address of the shell's release
 * @param read reads a file of that release
 */
export async function readInlinedFiles(
  { early, bodyStart, styles }: Pick<ShellFiles, 'early' | 'bodyStart' | 'styles'>,
  base: string,
  read: (file: string) => Promise<string>,
): Promise<InlinedFiles> {
  const readScript = async (file: string) => (await read(file)).trim();
  const readAll = (files: readonly string[]) => Promise.all(files.map(readScript));
  return {
    scripts: await readAll(early),
    bodyScripts: await readAll(bodyStart),
    styles: await Promise.all(
      styles.map(async (file) => ({
        file,
        text: withAbsoluteUrls((await read(file)).trim(), file, base),
      })),
    ),
  };
}

/** Makes the addresses in a style sheet absolute, since relative ones would change their meaning when it is inlined. */
function withAbsoluteUrls(text: string, file: string, base: string): string {
  const sheetUrl = new URL(base + file, 'http://localhost');
  // Matches relative addresses only.
  return text.replaceAll(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_url, _quote, relative: string) => `url(${new URL(relative, sheetUrl).pathname})`,
  );
}

/** An element with the text of a file, unchanged, since the Content-Security-Policy contains its hash. */
function elementWith(name: 'script' | 'style', text: string, attributes = {}): string {
  if (text.toLowerCase().includes(`</${name}`)) {
    throw new Error(`A file of the shell holds "</${name}" and cannot be inlined.`);
  }
  return `${tag(name, attributes)}${text}</${name}>`;
}

/** The inlined styles and scripts for the head. */
export function inlinedHeadTags({ scripts, styles }: InlinedFiles): string[] {
  return [
    // `data-href` shows the bundler's runtime that the file is loaded.
    ...styles.map(({ file, text }) => elementWith('style', text, { 'data-href': file })),
    ...scripts.map((text) => elementWith('script', text)),
  ];
}

/** The inlined scripts for the start of the body. (Chromium runs all scripts of the head in one task.) */
export const bodyStartTags = ({ bodyScripts }: InlinedFiles): string[] =>
  bodyScripts.map((text) => elementWith('script', text));
