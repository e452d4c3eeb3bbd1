/** A module that the host has, and that remotes take from it instead of bringing one. */
interface SharedModule {
  readonly version: string;
  /** What `import` or `require` of it gives. */
  readonly module: object;
}

/** By the names that remotes import them by, like `react/jsx-runtime`. */
export type SharedModules = Readonly<Record<string, SharedModule>>;

/** What evaluates a module, or gives it back where it has been evaluated. */
type Factory = () => object;

/**
 * One version of a module in a share scope. `get` is all that a container needs by Module Federation's protocol;
 * the rest is what the runtime of Module Federation 2 reads, which containers bring that were built with it.
 */
interface Offer {
  readonly get: () => Promise<Factory>;
  readonly lib: Factory;
  readonly loaded: true;
  readonly from: string;
  readonly version: string;
  readonly scope: readonly ['default'];
  readonly strategy: 'loaded-first';
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
  readonly deps: string[];
  readonly useIn: string[];
}

/** By name, then by version. Containers write into it what they bring themselves. */
export type ShareScope = Record<string, Record<string, Offer>>;

/** What a host called `host` hands over to every container. */
export function shareScopeOf(host: string, shared: SharedModules): ShareScope {
  const offers = Object.entries(shared).map(([name, { version, module }]) => {
    const lib: Factory = () => module;
    const offer: Offer = {
      get: () => Promise.resolve(lib),
      lib,
      loaded: true,
      from: host,
      version,
      scope: ['default'],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
      deps: [],
      useIn: [],
    };
    return [name, { [version]: offer }] as const;
  });
  return Object.fromEntries(offers);
}
