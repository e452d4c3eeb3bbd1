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
export type Declared = Pick<RemoteManifest, 'area' | 'services'>;

/** The inputs of the policies in the page and in the header. */
export interface PolicySources {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly declared: Readonly<Record<string, Declared>>;
  /** Names of the remotes that the document can show; by default all of its area. */
  readonly shown?: ReadonlySet<string>;
  /** Texts of the inlined scripts. */
  readonly inlineScripts: readonly string[];
}

/** The services that the shell itself uses on every page: previews check the sign-in, and visits are counted. */
const SHELL_SERVICES: readonly Service[] = ['auth', 'functions'];

/** The area of a remote's pages. */
export const areaOf = ({ declared }: Pick<PolicySources, 'declared'>, remote: string): Area =>
  declared[remote]?.area ?? 'public';

const remotesIn = (sources: PolicySources, area: Area) =>
  Object.keys(sources.registry.remotes).filter(
    (remote) => areaOf(sources, remote) === area && (sources.shown?.has(remote) ?? true),
  );

/** The services that pages of an area may use. */
export function servicesOf(sources: PolicySources, area: Area): ReadonlySet<Service> {
  const asked = remotesIn(sources, area).flatMap(
    (remote) => sources.declared[remote]?.services ?? [],
  );
  return new Set([...SHELL_SERVICES, ...asked]);
}

/** Frames of staff pages: previews of mails. */
const STAFF_FRAMES = ["'self'"];
// Browsers start workers from the page's own origin only, so workers of remotes are started from a blob copy.
const STAFF_WORKERS = ["'self'", 'blob:'];

/**
 * The Content-Security-Policy of documents of an area, without styles, which differ by page. It allows scripts of the
 * shell, of the remotes that the document can show, of the services that these declare, and the inlined scripts; no
 * `eval`.
 */
export function areaPolicy(sources: PolicySources, area: Area): Directives {
  const { environment, registry, inlineScripts } = sources;
  const releases = Object.values(registry.remotes).map(({ url }) => originOf(url));
  const code = remotesIn(sources, area).flatMap((remote) => {
    const url = registry.remotes[remote]?.url;
    return url ? [originOf(url)] : [];
  });
  const own = ["'self'", ...code];
  const rights = rightsOf(servicesOf(sources, area), environment);
  const isStaff = area === 'staff';
  return {
    'default-src': ["'none'"],
    'script-src': [...own, ...inlineScripts.map(sourceHash), ...rights.script],
    'img-src': [...own, 'data:', ...rights.img],
    'font-src': own,
    'media-src': own,
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
