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
 * The style directives of a page: the sheets of its area's releases, and the hashes of its style blocks. The policy
 * does not apply to rules that scripts write into a sheet. The hash of the empty text is for the empty sheet that
 * styled-components makes for that. Style attributes are forbidden.
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
