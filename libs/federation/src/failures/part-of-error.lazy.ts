import type { Part } from '@raade/platform/host';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

export interface ErrorOrigins {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  /** Of the host, as the log calls it. */
  readonly host: string;
  /** Matches the path of a release's file. Its first group is the release. */
  readonly releasePath: RegExp;
}

interface Script {
  readonly origin: string;
  readonly release: string;
}

/** The scripts of releases in a stack, innermost first. */
function scriptsOf(stack: string, releasePath: RegExp): Script[] {
  const urls = stack.match(/https?:\/\/[^\s)]+/g) ?? [];
  return urls
    .filter((url) => URL.canParse(url))
    .flatMap((url) => {
      const { origin, pathname } = new URL(url);
      const release = releasePath.exec(pathname)?.[1];
      return release === undefined ? [] : [{ origin, release }];
    });
}

/**
 * Whose code threw, as far as the addresses in the error's stack tell. What the host runs for a remote, such
 * as React, counts as the remote's.
 */
export function partOfError(error: unknown, origins: ErrorOrigins): Part {
  const { registry, loader, host, releasePath } = origins;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const scripts = scriptsOf(stack, releasePath);
  for (const { origin, release } of scripts) {
    const remote = registry
      .names()
      .find((name) => loader.releaseOf(name) === release && originOf(registry, name) === origin);
    if (remote) return { remote, release };
  }
  const own = scripts.find(({ origin }) => origin === window.location.origin);
  return own ? { remote: host, release: own.release } : {};
}

function originOf(registry: RegistryStore, name: string): string | undefined {
  const pointer = registry.pointer(name);
  return pointer && new URL(pointer.url).origin;
}
