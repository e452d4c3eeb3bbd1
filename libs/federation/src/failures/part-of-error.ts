import type { Part } from '@raade/platform';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

/** The site and the release that a script is from. */
const SCRIPT = /(https?:\/\/[^/\s]+)\/r\/([0-9a-f]{16})\//g;

export interface Sources {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
}

/**
 * Whose code threw, as far as the addresses in the error's stack tell. What the shell runs for a remote, such
 * as React, counts as the remote's.
 */
export function partOfError(error: unknown, { registry, loader }: Sources): Part {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const scripts = [...stack.matchAll(SCRIPT)];
  for (const [, origin, release] of scripts) {
    const remote = registry
      .names()
      .find((name) => loader.releaseOf(name) === release && originOf(registry, name) === origin);
    if (remote) return { remote, release };
  }
  const own = scripts.find(([, origin]) => origin === window.location.origin);
  return own ? { remote: 'shell', release: own[2] } : {};
}

function originOf(registry: RegistryStore, name: string): string | undefined {
  const pointer = registry.pointer(name);
  return pointer && new URL(pointer.url).origin;
}
