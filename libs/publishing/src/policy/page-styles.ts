import { type Directives, sourceHash } from './directives.ts';

const BLOCK = /<style\b[^>]*>(.*?)<\/style>/gis;

/**
 * What a page may be styled by: sheets of its area's releases, and the blocks that stand in it, to the letter. What
 * scripts write into a sheet is not asked about; styled-components makes an empty one for that. No attribute is a
 * style.
 */
export function styleDirectives(html: string, sheets: readonly string[]): Directives {
  const blocks = [...html.matchAll(BLOCK)].map(([, text = '']) => text);
  return {
    'style-src': [...sheets, ...['', ...blocks].map(sourceHash)],
    'style-src-attr': ["'none'"],
  };
}
