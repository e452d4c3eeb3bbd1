import type { Area } from '@raade/contracts/site/areas';
import { INERT_HTML_POLICY } from '@raade/contracts/site/trusted-types';
import type { Directives } from './directives.ts';

/**
 * The policies that code of an area makes. `default` is the shell's, for addresses of scripts; staff's pages read the
 * HTML of mails. A remote that is evaluated anew makes its own again.
 */
const POLICIES: Readonly<Record<Area, readonly string[]>> = {
  public: ['default'],
  staff: ['default', INERT_HTML_POLICY, "'allow-duplicates'"],
};

/** No text becomes HTML, code or the address of a script but by these policies. */
export function trustedTypesDirectives(area: Area): Directives {
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': POLICIES[area] };
}
