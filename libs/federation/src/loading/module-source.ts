import { getInstance } from '@module-federation/enhanced/runtime';
import type { ReleasePointer } from '@raade/contracts/registry';
import { millisecondsSince, type RemoteModule } from '@raade/platform';
import type { Logger } from '../log.ts';
import { loadContainer } from './entry-script.ts';
import { lateFailure, LoadFailure } from './load-failure.ts';
import { withDeadline } from '@raade/browser';

/** Loads the module of one release and evaluates it anew; each `attempt` (0, 1, …) is a fetch of its own. */
export type ModuleSource = (
  name: string,
  pointer: ReleasePointer,
  attempt: number,
) => Promise<RemoteModule>;

/** Names that the builds of host and remotes use, too. */
export interface BuildNames {
  /** The host's name in the log. */
  readonly host: string;
  /** The name under which each remote exposes its only module: `remote` for `exposes: { './remote': … }`. */
  readonly exposed: string;
  /** Name of the global variable that a remote's bundler keeps chunks in (`output.chunkLoadingGlobal`). */
  readonly chunksGlobal: (remote: string) => string;
}

interface ModuleSourceOptions {
  readonly names: BuildNames;
  /** Milliseconds: `entry` for one entry, `module` for all until the exposed module is there. */
  readonly deadlines: { readonly entry: number; readonly module: number };
  readonly logger: Logger;
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

function entryUrl(pointer: ReleasePointer, attempt: number): string {
  return attempt === 0 ? pointer.url : `${pointer.url}?attempt=${attempt}`;
}

function runtimeOfHost() {
  const runtime = getInstance();
  if (runtime) return runtime;
  throw new Error('The host was built without the Module Federation plugin.');
}

/**
 * The Module Federation runtime behind a plain function. The runtime shares React and the platform;
 * entries are fetched by `loadContainer`, since the runtime's own way knows neither a short deadline
 * nor integrity.
 */
export function createModuleSource({
  names,
  deadlines,
  logger,
}: ModuleSourceOptions): ModuleSource {
  const runtime = runtimeOfHost();
  const pointers = new Map<string, ReleasePointer>();
  const loaded = new Set<string>();

  async function loadEntry(name: string, url: string) {
    const { integrity = '', release } = pointers.get(name) ?? {};
    const started = performance.now();
    const container = await loadContainer({ name, url, integrity, deadline: deadlines.entry });
    const milliseconds = millisecondsSince(started);
    logger.info('entry loaded', { remote: name, release, phase: 'entry', milliseconds });
    return container;
  }
  runtime.registerPlugins([
    {
      name: `${names.host}-entries`,
      loadEntry: ({ remoteInfo: { name, entry } }) => loadEntry(name, entry),
    },
  ]);

  return async (name, pointer, attempt) => {
    pointers.set(name, pointer);
    // Chunks that a failed try left behind are given up. Those of a remote that is on the page are not: it
    // shares them with its own later evaluations.
    if (!loaded.has(name)) Reflect.deleteProperty(window, names.chunksGlobal(name));
    runtime.registerRemotes([{ name, entry: entryUrl(pointer, attempt) }], { force: true });
    const loading = runtime.loadRemote<{ default: unknown }>(`${name}/${names.exposed}`);
    const exposed = await withDeadline(loading, deadlines.module, () =>
      lateFailure(`The module of ${name}`, deadlines.module, 'module'),
    );
    if (!isRemoteModule(exposed?.default, name)) {
      throw new LoadFailure('broken', `The module of ${name} does not export a remote`);
    }
    loaded.add(name);
    return exposed.default;
  };
}
