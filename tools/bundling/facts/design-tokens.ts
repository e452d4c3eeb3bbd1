import type { Uses } from '@raade/contracts/releases/release-facts';
import type { BundledSource } from './bundled-sources.ts';

/** `var(--color-text)`: whoever gives a value for want of one can do without the token. */
const USED = /var\(\s*(--[a-z][\w-]*)\s*\)/g;

/** `--step: 1px`, and `['--step' as string]: '1px'`. */
const DECLARED = /(?<![\w(-])(--[a-z][\w-]*)(?:'|"|`)?(?:\s+as\s+string)?\]?\s*[:,]/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The custom properties that texts declare. */
export function tokensDeclared(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => namesIn(text, DECLARED)))].sort();
}

/**
 * The design tokens that a build uses and does not declare itself. A name that is put together, like
 * `--ink-${family}`, is seen in what was rendered.
 * @param rendered texts of a build with the sources that stand for them
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
