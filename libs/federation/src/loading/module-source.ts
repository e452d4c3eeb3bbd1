import type { LiveRelease } from '@raade/contracts/releases/registry';
import { logger, millisecondsSince, type RemoteModule } from '@raade/platform';
import { type Container, loadContainer } from './entry-script.ts';
import { lateFailure, LoadFailure } from './load-failure.ts';
import { type SharedModules, shareScopeOf } from './share-scope.ts';
import { withDeadline, yieldToMain } from '@raade/browser';

/** Loads and evaluates the module of one release. Each `attempt` (0, 1, 2 and so on) fetches it from another URL. */
export type ModuleSource = (
  name: string,
  pointer: LiveRelease,
  attempt: number,
) => Promise<RemoteModule>;

/** Names that the builds of host and remotes use, too. */
export interface BuildNames {
  /** The host's name in the log. */
  readonly host: string;
  /** The name under which each remote exposes its only module: `remote` for `exposes: { './remote': … }`. */
  readonly exposed: string;
  /** Name of the global variable to which an entry assigns its container (`library.name`). */
  readonly containerGlobal: (remote: string) => string;
  /** Name of the global variable in which a remote's bundle stores chunks (`output.chunkLoadingGlobal`). */
  readonly chunksGlobal: (remote: string) => string;
}

interface ModuleSourceOptions {
  readonly shared: SharedModules;
  readonly names: BuildNames;
  /** Milliseconds: `entry` for one entry, `module` for everything until the exposed module has loaded. */
  readonly deadlines: { readonly entry: number; readonly module: number };
}

function isRemoteModule(value: unknown, name: string): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    value.name === name &&
    'routes' in value &&
    'slots' in value
  );
}

function entryUrl(pointer: LiveRelease, attempt: number): string {
  return attempt === 0 ? pointer.url : `${pointer.url}?attempt=${attempt}`;
}

/**
 * Loads remotes by the protocol of Module Federation: run the entry, pass the shared modules to its container, get the
 * exposed module and evaluate it. The bundler's own runtime is not used, since it has neither deadlines nor integrity.
 */
export function createModuleSource({
  shared,
  names,
  deadlines,
}: ModuleSourceOptions): ModuleSource {
  const shareScope = shareScopeOf(shared);
  const loadedRemotes = new Set<string>();

  async function runEntry(name: string, pointer: LiveRelease, attempt: number) {
    const { integrity, release } = pointer;
    const startTime = performance.now();
    const container = await loadContainer({
      name,
      global: names.containerGlobal(name),
      url: entryUrl(pointer, attempt),
      integrity,
      deadline: deadlines.entry,
    });
    const milliseconds = millisecondsSince(startTime);
    logger.info('entry loaded', { remote: name, release, phase: 'entry', milliseconds });
    return container;
  }

  async function evaluateExposed(container: Container): Promise<unknown> {
    // On a slow phone, each of these steps takes about as long as an input may wait, so they are separate tasks.
    await yieldToMain();
    await container.init(shareScope, []);
    const evaluate = await container.get(`./${names.exposed}`);
    await yieldToMain();
    return evaluate();
  }

  return async (name, pointer, attempt) => {
    // Chunks of a failed attempt are deleted. A remote that has loaded keeps its chunks for later evaluations.
    if (!loadedRemotes.has(name)) Reflect.deleteProperty(window, names.chunksGlobal(name));
    const evaluation = runEntry(name, pointer, attempt).then(evaluateExposed);
    const exposed = await withDeadline(evaluation, deadlines.module, () =>
      lateFailure(`The module of ${name}`, deadlines.module, 'module'),
    );
    const remote = defaultExport(exposed);
    if (!isRemoteModule(remote, name)) {
      throw new LoadFailure('broken', `The module of ${name} does not export a remote`);
    }
    loadedRemotes.add(name);
    return remote;
  };
}

function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : undefined;
}
