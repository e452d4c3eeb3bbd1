import { type Directives, sourceHash, policyText } from './directives.ts';
import type { Area } from '@raade/contracts/site/areas';
import { areaPolicy, type PolicySources } from './area-policy.ts';

const OPENING = /<style\b[^<>]*>/i;

/** The texts of style elements, in linear time even for hostile HTML. */
const styleBlocks = (html: string): string[] =>
  html
    .split(/<\/style>/i)
    .slice(0, -1)
    .flatMap((part) => {
      const opening = OPENING.exec(part);
      return opening ? [part.slice(opening.index + opening[0].length)] : [];
    });

/**
 * The style directives of a page: style sheets of its area's releases, and hashes of its style elements. Style
 * attributes are forbidden. The hash of the empty text is for the empty style element to which styled-components adds
 * rules by script; the policy does not restrict rules that are added this way.
 */
export function styleDirectives(html: string, sheets: readonly string[]): Directives {
  return {
    'style-src': [...sheets, ...['', ...styleBlocks(html)].map(sourceHash)],
    'style-src-attr': ["'none'"],
  };
}

/** The complete policy of a page, whose whole document is `html`. */
export function pagePolicy(sources: PolicySources, area: Area, html: string): string {
  const directives = areaPolicy(sources, area);
  // Style sheets come from the same releases as fonts.
  const sheets = directives['font-src'] ?? [];
  return policyText({ ...directives, ...styleDirectives(html, sheets) });
}
