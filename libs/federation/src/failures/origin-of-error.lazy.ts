import type { Origin } from '@raade/platform/host';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

/** The data by which the origin of an error is found. */
export interface OriginSources {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  /** The host's name in the log. */
  readonly host: string;
  /** Matches the path of a release's file. Its first group is the release. */
  readonly releasePath: RegExp;
}

interface Script {
  /** Origin of the script's address. */
  readonly site: string;
  readonly release: string;
}

/** The scripts of releases in a stack, innermost first. */
function scriptsOf(stack: string, releasePath: RegExp): Script[] {
  const urls = stack.match(/https?:\/\/[^\s)]+/g) ?? [];
  return urls.flatMap((text) => {
    const url = parseUrl(text);
    const release = releasePath.exec(url?.pathname ?? '')?.[1];
    return url && release !== undefined ? [{ site: url.origin, release }] : [];
  });
}

/** Replaces `URL.parse` until the oldest supported browsers have it. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Finds the remote and release whose code threw, by the script addresses in the error's stack. An error in shared code,
 * such as React, belongs to the remote that called it. Empty if the stack contains no known script.
 */
export function originOfError(error: unknown, sources: OriginSources): Origin {
  const { registry, loader, host, releasePath } = sources;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const scripts = scriptsOf(stack, releasePath);
  for (const { site, release } of scripts) {
    const remote = registry
      .names()
      .find((name) => loader.releaseOf(name) === release && siteOf(registry, name) === site);
    if (remote) return { remote, release };
  }
  const hostScript = scripts.find(({ site }) => site === window.location.origin);
  return hostScript ? { remote: host, release: hostScript.release } : {};
}

function siteOf(registry: RegistryStore, name: string): string | undefined {
  const pointer = registry.pointer(name);
  return pointer && new URL(pointer.url).origin;
}
