import type { Area, Service } from '@raade/contracts/site/areas';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Registry } from '@raade/contracts/releases/registry';
import type { RemoteManifest } from '@raade/contracts/releases/remote';
import { type Directives, sourceHash } from './directives.ts';
import { originOf, rightsOf } from './service-rights.ts';
import { CLIPBOARD_POLICY, INERT_HTML_POLICY } from '@raade/contracts/site/trusted-types';

/**
 * The Trusted Types policies that pages of an area may create. `default` is the shell's, for addresses of scripts;
 * staff pages also parse the HTML of mails and what is pasted into one. `'allow-duplicates'` is needed because a remote
 * may be evaluated again.
 */
const POLICIES: Readonly<Record<Area, readonly string[]>> = {
  public: ['default'],
  staff: ['default', INERT_HTML_POLICY, CLIPBOARD_POLICY, "'allow-duplicates'"],
};

/** Enforces Trusted Types with these policies. */
function trustedTypesDirectives(area: Area): Directives {
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': POLICIES[area] };
}

/** The fields in `remote.json` that decide the Content-Security-Policies. */
export type PolicyFields = Pick<RemoteManifest, 'area' | 'services'>;

/** The inputs of the policies in the page and in the header. */
export interface PolicySources {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly policyFields: Readonly<Record<string, PolicyFields>>;
  /** Names of the remotes that the document can show; by default all of its area. */
  readonly remotes?: ReadonlySet<string>;
  /** Texts of the inlined scripts. */
  readonly inlineScripts: readonly string[];
}

/** The services that the shell itself uses on every page: previews check the sign-in, and visits are counted. */
const SHELL_SERVICES: readonly Service[] = ['auth', 'functions'];

/** The area of a remote's pages. */
export const areaOf = (
  { policyFields }: Pick<PolicySources, 'policyFields'>,
  remote: string,
): Area => policyFields[remote]?.area ?? 'public';

const remotesIn = (sources: PolicySources, area: Area) =>
  Object.keys(sources.registry.remotes).filter(
    (remote) => areaOf(sources, remote) === area && (sources.remotes?.has(remote) ?? true),
  );

/** The services that pages of an area may use. */
export function servicesOf(sources: PolicySources, area: Area): ReadonlySet<Service> {
  const services = remotesIn(sources, area).flatMap(
    (remote) => sources.policyFields[remote]?.services ?? [],
  );
  return new Set([...SHELL_SERVICES, ...services]);
}

/** Frames of staff pages: previews of mails. */
const STAFF_FRAMES = ["'self'"];
// Browsers start workers from the page's own origin only, so workers of remotes are started from a blob copy.
const STAFF_WORKERS = ["'self'", 'blob:'];

/**
 * The Content-Security-Policy of documents of an area, without styles, which differ by page. It allows the inlined
 * scripts and those of the shell, of the remotes that the document can show and of their services, but no `eval`.
 */
export function areaPolicy(sources: PolicySources, area: Area): Directives {
  const { environment, registry, inlineScripts } = sources;
  const releases = Object.values(registry.remotes).map(({ url }) => originOf(url));
  const remoteOrigins = remotesIn(sources, area).flatMap((remote) => {
    const url = registry.remotes[remote]?.url;
    return url ? [originOf(url)] : [];
  });
  const ownSources = ["'self'", ...remoteOrigins];
  const rights = rightsOf(servicesOf(sources, area), environment);
  const isStaff = area === 'staff';
  return {
    'default-src': ["'none'"],
    'script-src': [...ownSources, ...inlineScripts.map(sourceHash), ...rights.script],
    'img-src': [...ownSources, 'data:', ...rights.img],
    'font-src': ownSources,
    'media-src': ownSources,
    // A preview reads the `release.json` of any remote, on any page.
    'connect-src': ["'self'", ...releases, ...rights.connect],
    'frame-src': orNone([...(isStaff ? STAFF_FRAMES : []), ...rights.frame]),
    'worker-src': isStaff ? STAFF_WORKERS : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(environment.withoutTrustedTypes ? {} : trustedTypesDirectives(area)),
  };
}

const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);
