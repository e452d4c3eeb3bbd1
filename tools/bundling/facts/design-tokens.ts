import type { Uses } from '@raade/contracts/releases/release-facts';
import type { BundledSource } from './bundled-sources.ts';

/** Uses like `var(--color-text)`. With a fallback value the token is not required, so that does not match. */
const USED = /var\(\s*(--[a-z][\w-]*)\s*\)/g;

/** Declarations like `--step: 1px` and `['--step' as string]: '1px'`. */
const DECLARED = /(?<![\w(-])(--[a-z][\w-]*)(?:'|"|`)?(?:\s+as\s+string)?\]?\s*[:,]/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The custom properties that texts declare. */
export function tokensDeclared(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => namesIn(text, DECLARED)))].sort();
}

/**
 * The design tokens that a build uses and does not declare itself. Computed names, like `--ink-${family}`, are found in
 * the rendered HTML.
 * @param rendered HTML of pages and slots
 */
export function tokensUsed(
  sources: readonly BundledSource[],
  rendered: readonly BundledSource[] = [],
): Uses['tokens'] {
  const own = new Set(tokensDeclared([...sources, ...rendered].map(({ text }) => text)));
  const found: Record<string, string> = {};
  for (const { file, text } of [...sources, ...rendered]) {
    for (const name of namesIn(text, USED)) if (!own.has(name)) found[name] ??= file;
  }
  return found;
}
