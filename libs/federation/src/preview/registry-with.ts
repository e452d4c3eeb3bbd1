import type { Registry, ReleasePointer } from '@raade/contracts/registry';

/** By the names of their remotes. */
export type Pointers = Readonly<Record<string, ReleasePointer>>;

/** The registry with these releases in place of the live ones. */
export function registryWith(registry: Registry, pointers: Pointers): Registry {
  return { ...registry, remotes: { ...registry.remotes, ...pointers } };
}
