import { logger, millisecondsSince, type Part } from '@raade/platform';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

/** The site and the release that a script is from. */
const SCRIPT = /(https?:\/\/[^/\s]+)\/r\/([0-9a-f]{16})\//g;

interface Sources {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
}

/**
 * Whose code threw, as far as the addresses in the error's stack tell. What the shell runs for a remote, such
 * as React, counts as the remote's.
 */
export function partOf(error: unknown, { registry, loader }: Sources): Part {
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

/** Logs what nobody catches, as in event handlers, with whose code it was. Returns the way to stop. */
export function logUncaughtErrors(sources: Sources): () => void {
  const log = (event: string, error: unknown) => {
    const milliseconds = millisecondsSince(0);
    logger.error(event, { ...partOf(error, sources), phase: 'event', milliseconds }, error);
  };
  const onError = ({ error, message, defaultPrevented }: ErrorEvent) => {
    if (!defaultPrevented) log('error not caught', error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => log('rejection not handled', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
