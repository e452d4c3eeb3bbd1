import { type Directives, sourceHash, policyText } from './directives.ts';
import type { Area } from '@raade/contracts/site/areas';
import { areaPolicy, type PolicySources } from './area-policy.ts';

const OPENING = /<style\b[^<>]*>/i;

/** The texts of style blocks. In time in proportion to the page, whatever stands in it. */
const styleBlocks = (html: string): string[] =>
  html
    .split(/<\/style>/i)
    .slice(0, -1)
    .flatMap((part) => {
      const opening = OPENING.exec(part);
      return opening ? [part.slice(opening.index + opening[0].length)] : [];
    });

/**
 * What a page may be styled by: sheets of its area's releases, and the blocks that stand in it, to the letter. What
 * scripts write into a sheet is not asked about; styled-components makes an empty one for that. No attribute is a
 * style.
 */
export function styleDirectives(html: string, sheets: readonly string[]): Directives {
  return {
    'style-src': [...sheets, ...['', ...styleBlocks(html)].map(sourceHash)],
    'style-src-attr': ["'none'"],
  };
}

/** The whole policy of a page, of which `html` holds every style. */
export function pagePolicy(sources: PolicySources, area: Area, html: string): string {
  const directives = areaPolicy(sources, area);
  const sheets = directives['font-src'] ?? [];
  return policyText({ ...directives, ...styleDirectives(html, sheets) });
}
