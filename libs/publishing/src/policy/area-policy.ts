import type { Area, Service } from '@raade/contracts/site/areas';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Registry } from '@raade/contracts/releases/registry';
import type { RemoteManifest } from '@raade/contracts/releases/remote';
import { type Directives, sourceHash } from './directives.ts';
import { originOf, rightsOf } from './service-rights.ts';
import { CLIPBOARD_POLICY, INERT_HTML_POLICY } from '@raade/contracts/site/trusted-types';

/**
 * The policies that code of an area makes. `default` is the shell's, for addresses of scripts; staff's pages read the
 * HTML of mails, and of what is pasted into one. A remote that is evaluated anew makes its own again.
 */
const POLICIES: Readonly<Record<Area, readonly string[]>> = {
  public: ['default'],
  staff: ['default', INERT_HTML_POLICY, CLIPBOARD_POLICY, "'allow-duplicates'"],
};

/** No text becomes HTML, code or the address of a script but by these policies. */
function trustedTypesDirectives(area: Area): Directives {
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': POLICIES[area] };
}

/** The fields in the `remote.json` of a live release that decide the policies. */
export type Declared = Pick<RemoteManifest, 'area' | 'services'>;

/** The inputs of both policies. */
export interface PolicySources {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly declared: Readonly<Record<string, Declared>>;
  /** Names of the remotes whose code may come to be in a document; without it, all of its area. */
  readonly shown?: ReadonlySet<string>;
  /** Texts of the scripts that stand in every page. */
  readonly inlineScripts: readonly string[];
}

/** The shell's own, on whichever page: a preview asks whether somebody of staff is there, and visits are counted. */
const SHELL_SERVICES: readonly Service[] = ['auth', 'functions'];

/** The area of a remote's pages. */
export const areaOf = ({ declared }: Pick<PolicySources, 'declared'>, remote: string): Area =>
  declared[remote]?.area ?? 'public';

const remotesIn = (sources: PolicySources, area: Area) =>
  Object.keys(sources.registry.remotes).filter(
    (remote) => areaOf(sources, remote) === area && (sources.shown?.has(remote) ?? true),
  );

/** The services that pages of an area may ask. */
export function servicesOf(sources: PolicySources, area: Area): ReadonlySet<Service> {
  const asked = remotesIn(sources, area).flatMap(
    (remote) => sources.declared[remote]?.services ?? [],
  );
  return new Set([...SHELL_SERVICES, ...asked]);
}

/** Rights that only pages of staff need: previews of mails in frames, and work in the background. */
const STAFF_FRAMES = ["'self'"];
// Browsers start workers only from the page's own origin, and so those of remotes from a copy.
const STAFF_WORKERS = ["'self'", 'blob:'];

/**
 * The policy of a document of an area, but for styles, which differ by page. Code comes from the shell and the remotes
 * that can be shown in it, from what they declare, and from the page itself only as `inlineScripts`; nothing is
 * evaluated. Whatever else is live is named once.
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
    // Of any release staff may want a preview, wherever they are: it is asked what it says of itself.
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
