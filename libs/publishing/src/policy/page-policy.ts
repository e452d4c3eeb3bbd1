import type { Area } from '@raade/contracts/site/areas';
import { areaPolicy, type PolicySources } from './area-policy.ts';
import { policyText } from './directives.ts';
import { styleDirectives } from './page-styles.ts';

/** The whole policy of a page, of which `html` holds every style. */
export function pagePolicy(sources: PolicySources, area: Area, html: string): string {
  const directives = areaPolicy(sources, area);
  const sheets = directives['font-src'] ?? [];
  return policyText({ ...directives, ...styleDirectives(html, sheets) });
}
