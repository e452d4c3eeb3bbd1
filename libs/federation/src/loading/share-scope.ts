/** A module of the host that remotes use instead of bundling their own. */
interface SharedModule {
  readonly version: string;
  /** The exports that `import` or `require` of the module returns. */
  readonly module: object;
}

/** Shared modules by the names in imports, such as `react/jsx-runtime`. */
export type SharedModules = Readonly<Record<string, SharedModule>>;

/** Returns the module, evaluated. */
type Factory = () => object;

/** Shared modules by name and version, in the format of Module Federation. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => Promise<Factory> }>>>
>;

/** Converts the host's shared modules to the format that containers expect. */
export function shareScopeOf(shared: SharedModules): ShareScope {
  const entries = Object.entries(shared).map(([name, { version, module }]) => {
    const get = () => Promise.resolve(() => module);
    return [name, { [version]: { get } }] as const;
  });
  return Object.fromEntries(entries);
}
