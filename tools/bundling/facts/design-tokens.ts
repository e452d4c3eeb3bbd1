import type { Uses } from '@raade/contracts/releases/release-facts';
import type { BundledSource } from './bundled-sources.ts';

/** Uses like `var(--color-text)`. A use with a fallback value does not match, since it works without the token. */
const TOKEN_USE = /var\(\s*(--[a-z][\w-]*)\s*\)/g;

/** Declarations like `--step: 1px` and `['--step' as string]: '1px'`. */
const TOKEN_DECLARATION = /(?<![\w(-])(--[a-z][\w-]*)(?:'|"|`)?(?:\s+as\s+string)?\]?\s*[:,]/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The custom properties that texts declare. */
export function findDeclaredTokens(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => namesIn(text, TOKEN_DECLARATION)))].sort();
}

/**
 * The design tokens that a build uses and does not declare itself, each with one file that uses it. Rendered HTML is
 * searched, too, since sources lack computed names like `--ink-${family}`.
 * @param rendered HTML of pages and slots
 */
export function findUsedTokens(
  sources: readonly BundledSource[],
  rendered: readonly BundledSource[] = [],
): Uses['tokens'] {
  const ownTokens = new Set(findDeclaredTokens([...sources, ...rendered].map(({ text }) => text)));
  const files: Record<string, string> = {};
  for (const { file, text } of [...sources, ...rendered]) {
    for (const name of namesIn(text, TOKEN_USE)) if (!ownTokens.has(name)) files[name] ??= file;
  }
  return files;
}
