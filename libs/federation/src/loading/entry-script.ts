import { lateFailure, LoadFailure } from './load-failure.ts';
import type { ShareScope } from './share-scope.ts';
import { withDeadline } from '@raade/browser';

/**
 * The global that a remote's entry script defines, as Module Federation has specified it since its first version.
 * (https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers)
 */
export interface Container {
  /** Takes what the host shares; once, before the first `get`. `initScope` tells hosts apart that share with each other. */
  init(shareScope: ShareScope, initScope: object[]): unknown;
  /** Loads an exposed module, like `./remote`; what it gives evaluates the module. */
  get(module: string): Promise<() => unknown>;
}

interface EntryScript {
  /** The remote's name. */
  readonly name: string;
  /** Name of the global variable that the script sets. */
  readonly global: string;
  readonly url: string;
  readonly integrity: string;
  /** In milliseconds. */
  readonly deadline: number;
}

const PHASE = { phase: 'entry' } as const;

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}

function containerIn(global: string): Container | undefined {
  const value: unknown = Reflect.get(window, global);
  return isContainer(value) ? value : undefined;
}

function executeScript({ name, url, integrity }: EntryScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    // A script that throws still fires `load`; what it threw arrives here first.
    const noteError = (event: ErrorEvent) => {
      if (event.filename !== url) return;
      thrown = event.error ?? event.message;
      // The promise of the load reports the error to its caller, so the rest of the page must not see it as an error.
      event.preventDefault();
    };
    const settle = (finish: () => void) => {
      window.removeEventListener('error', noteError, true);
      script.remove();
      finish();
    };
    script.onload = () =>
      settle(() => {
        if (thrown === undefined) {
          resolve();
          return;
        }
        const options = { ...PHASE, cause: thrown };
        reject(new LoadFailure('broken', `The entry of ${name} threw`, options));
      });
    script.onerror = () =>
      settle(() => {
        const message = `The entry of ${name} could not be fetched`;
        reject(new LoadFailure('unreachable', message, PHASE));
      });
    window.addEventListener('error', noteError, true);
    // As on the preload hint: with another mode Chromium would fetch the file twice.
    Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
    document.head.append(script);
  });
}

/**
 * Runs a remote's entry and returns its container, or throws a `LoadFailure`.
 * The caller gives every try a URL of its own: a request that hangs would answer the same one again.
 */
export async function loadContainer(entry: EntryScript): Promise<Container> {
  const { name, global, deadline } = entry;
  // The global of an earlier try must not pass for the result of this one.
  Reflect.set(window, global, undefined);
  await withDeadline(executeScript(entry), deadline, () =>
    lateFailure(`The entry of ${name}`, deadline, PHASE.phase),
  );
  const container = containerIn(global);
  if (!container) {
    throw new LoadFailure('broken', `The entry of ${name} is not a federated remote`, PHASE);
  }
  return container;
}
