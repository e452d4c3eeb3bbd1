import { lateFailure, LoadFailure } from './load-failure.ts';
import type { ShareScope } from './share-scope.ts';
import { withDeadline } from '@raade/browser';

/**
 * The object that a remote's entry script assigns to a global variable, as Module Federation specifies it.
 * (https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers)
 */
export interface Container {
  /**
   * Receives the modules that the host shares; called once, before the first `get`. Our host passes an empty
   * `initScope`.
   */
  init(shareScope: ShareScope, initScope: object[]): unknown;
  /** Loads an exposed module, such as `./remote`. Resolves with a function that evaluates it. */
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

/** Runs the script by a `script` element. Rejects if it cannot be fetched or throws. */
function executeScript({ name, url, integrity }: EntryScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let scriptError: unknown;
    // A script that throws still fires `load`; its error arrives here first.
    const recordError = (event: ErrorEvent) => {
      if (event.filename !== url) return;
      scriptError = event.error ?? event.message;
      // The promise reports the error to the caller, so it must not count as uncaught.
      event.preventDefault();
    };
    const cleanUp = () => {
      window.removeEventListener('error', recordError, true);
      script.remove();
    };
    script.onload = () => {
      cleanUp();
      const options = { ...PHASE, cause: scriptError };
      if (scriptError === undefined) resolve();
      else reject(new LoadFailure('broken', `The entry of ${name} threw`, options));
    };
    script.onerror = () => {
      cleanUp();
      const message = `The entry of ${name} could not be fetched`;
      reject(new LoadFailure('unreachable', message, PHASE));
    };
    window.addEventListener('error', recordError, true);
    // `crossOrigin` must match the preload hint, or Chromium would fetch the file twice.
    Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
    document.head.append(script);
  });
}

/**
 * Runs a remote's entry script and returns its container. The caller gives every attempt another URL, since the browser
 * would reuse a request that hangs.
 * @throws LoadFailure
 */
export async function loadContainer(entry: EntryScript): Promise<Container> {
  const { name, global, deadline } = entry;
  // The container of an earlier attempt must not be taken for the result of this one.
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
