/** A module that the host has, and that remotes take from it instead of bringing one. */
interface SharedModule {
  readonly version: string;
  /** The exports that `import` or `require` of the module returns. */
  readonly module: object;
}

/** By the names that remotes import them by, like `react/jsx-runtime`. */
export type SharedModules = Readonly<Record<string, SharedModule>>;

/** Evaluates a module, or returns the module if it has been evaluated before. */
type Factory = () => object;

/** By name, then by version, as Module Federation's protocol has it. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => Promise<Factory> }>>>
>;

/** The modules that the host hands over to every container. */
export function shareScopeOf(shared: SharedModules): ShareScope {
  const offers = Object.entries(shared).map(([name, { version, module }]) => {
    const get = () => Promise.resolve(() => module);
    return [name, { [version]: { get } }] as const;
  });
  return Object.fromEntries(offers);
}
