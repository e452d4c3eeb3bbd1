import type { ShellFiles } from '@raade/contracts/releases/shell-files';
import { tag } from '../html/tag.ts';

/**
 * Texts of the shell's files that stand in every page instead of being asked for: nothing else would be
 * between the page's arrival and its first paint.
 */
export interface InlinedFiles {
  /** Scripts that settle the theme, as they stand in the page. */
  readonly scripts: readonly string[];
  /** Those at the start of the body. */
  readonly bodyScripts: readonly string[];
  readonly styles: readonly { readonly file: string; readonly text: string }[];
}

/**
 * @param base address of the shell's release
 * @param read a file of it, as text
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

/** Addresses in a style sheet are relative to it, wherever its text ends up. */
function withAbsoluteUrls(text: string, file: string, base: string): string {
  const at = new URL(base + file, 'http://localhost');
  return text.replaceAll(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_url, _quote, relative: string) => `url(${new URL(relative, at).pathname})`,
  );
}

/** An element with a text in which nothing may end it, to the letter: the policy of the page knows it by its hash. */
function element(name: 'script' | 'style', text: string, attributes = {}): string {
  if (text.toLowerCase().includes(`</${name}`)) {
    throw new Error(`A file of the shell holds "</${name}" and cannot be inlined.`);
  }
  return `${tag(name, attributes)}${text}</${name}>`;
}

/** Tags for the head, which the browser reads before it paints. */
export function inlinedHeadTags({ scripts, styles }: InlinedFiles): string[] {
  return [
    // `data-href` tells the runtime of the bundler that it need not load the file.
    ...styles.map(({ file, text }) => element('style', text, { 'data-href': file })),
    ...scripts.map((text) => element('script', text)),
  ];
}

/** Tags for the start of the body, because Chromium runs all scripts of a head in one task. */
export const bodyStartTags = ({ bodyScripts }: InlinedFiles): string[] =>
  bodyScripts.map((text) => element('script', text));
