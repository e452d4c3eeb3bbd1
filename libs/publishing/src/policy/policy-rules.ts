import { HTML_SHEET, HTML_SHEET_POLICY } from '@raade/contracts/site/html-sheet';
import type { Area } from '@raade/contracts/site/areas';
import type { HeaderRule } from '../hosting/header-rules.ts';
import { areaOf, areaPolicy, type PolicySources, servicesOf } from './area-policy.ts';
import { type Directives, policyText } from './directives.ts';
import { rightsOf } from './service-rights.ts';

const POLICY = 'Content-Security-Policy';
const NOT_FRAMED = { 'frame-ancestors': ["'none'"] };
const FRAMED_BY_US = { 'frame-ancestors': ["'self'"] };

/** `admin/*` -> `/admin` and all paths below it. */
const sourcesOf = (ownedPath: string) =>
  ownedPath.endsWith('/*') ? [`/${ownedPath.slice(0, -2)}`, `/${ownedPath}*`] : [`/${ownedPath}`];

const rule = (source: string, headers: Readonly<Record<string, string>>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Directives that only the policy in the page contains. */
const PAGE_ONLY_DIRECTIVES = ['default-src', 'img-src', 'font-src', 'media-src', 'connect-src'];

/**
 * The policy of an area as a header. Every answer contains it, so it is shorter than the policy in the page. Both
 * apply.
 */
function headerPolicy(sources: PolicySources, area: Area): string {
  const directives = Object.entries(areaPolicy(sources, area)).filter(
    ([name]) => !PAGE_ONLY_DIRECTIVES.includes(name),
  );
  return policyText({
    ...Object.fromEntries(directives),
    'object-src': ["'none'"],
    // The editor shows public pages beside its forms.
    ...(area === 'public' ? FRAMED_BY_US : NOT_FRAMED),
  });
}

/**
 * Headers that isolate staff pages from other windows, unless Google's sign-in needs a window that talks to the page.
 * There is no embedder policy, since it would forbid the frames of App Check and of public pages.
 */
function isolationHeaders({ environment }: PolicySources): Readonly<Record<string, string>> {
  const { authProviders = [] } = environment;
  return authProviders.includes('google') ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' };
}

/**
 * The header by which browsers refuse scripts without an integrity hash (https://www.w3.org/TR/sri-2/), for staff pages
 * without scripts of third parties, which change at any time and so have no hash.
 */
function integrityHeaders(sources: PolicySources): Readonly<Record<string, string>> {
  const { script: foreignScripts } = rightsOf(servicesOf(sources, 'staff'), sources.environment);
  return foreignScripts.length === 0 ? { 'Integrity-Policy': 'blocked-destinations=(script)' } : {};
}

const textWith = (policy: Directives, more: Directives) => policyText({ ...policy, ...more });

/** The security headers of the shell's site: the policy of each area for its addresses. */
export function policyRules(sources: PolicySources): HeaderRule[] {
  const staff = Object.entries(sources.registry.remotes)
    .filter(([remote]) => areaOf(sources, remote) === 'staff')
    .flatMap(([, { paths }]) => paths.flatMap(sourcesOf));
  return [
    rule('**', { [POLICY]: headerPolicy(sources, 'public') }),
    ...staff.map((source) =>
      rule(source, {
        [POLICY]: headerPolicy(sources, 'staff'),
        'X-Frame-Options': 'DENY',
        ...isolationHeaders(sources),
        ...integrityHeaders(sources),
      }),
    ),
    rule(HTML_SHEET, { [POLICY]: textWith(HTML_SHEET_POLICY, FRAMED_BY_US) }),
    rule('/r/**', { [POLICY]: textWith({ 'default-src': ["'none'"] }, NOT_FRAMED) }),
  ];
}
