import { policyText } from '@raade/publishing/policy/directives';
import type { HeaderRule } from '@raade/publishing/hosting/header-rules';
import type { ComposedSite } from './composed-site.ts';

const POLICY = 'Content-Security-Policy';

/** Every pattern of ours is one address, or all below one. */
function isFor(rule: HeaderRule, address: string): boolean {
  if ('regex' in rule) return new RegExp(rule.regex).test(address);
  const { source } = rule;
  return source.endsWith('**') ? address.startsWith(source.slice(0, -2)) : address === source;
}

/**
 * What keeps a page of a site that visitors use from its backend: a browser asks every policy of a page, so this one
 * takes away what the page's own would let through.
 */
function closedBackend({ origins }: ComposedSite): string {
  return policyText({ 'connect-src': ["'self'", ...origins] });
}

/** The headers that Hosting would send with a page; for one that could reach real data, a policy more. */
export function pageHeaders(
  site: ComposedSite,
  address: string,
): Record<string, string | string[]> {
  const rules = site.rules.filter((rule) => isFor(rule, address));
  const sent = rules.flatMap(({ headers }) =>
    headers.map(({ key, value }) => [key, value] as const),
  );
  const headers: Record<string, string> = Object.fromEntries(sent);
  if (site.hasEmulators) return headers;
  return { ...headers, [POLICY]: [headers[POLICY] ?? '', closedBackend(site)].filter(Boolean) };
}
