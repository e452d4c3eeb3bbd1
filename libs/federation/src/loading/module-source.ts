import { getInstance } from '@module-federation/enhanced/runtime';
import { DEADLINES } from '@raade/contracts/deadlines';
import type { ReleasePointer } from '@raade/contracts/registry';
import { logger, millisecondsSince, type RemoteModule } from '@raade/platform';
import { loadContainer } from './entry-script.ts';
import { LoadFailure } from './load-failure.ts';
import { withDeadline } from './with-deadline.ts';

/** Loads the module of one release and evaluates it anew; each `attempt` (0, 1, …) is a fetch of its own. */
export type ModuleSource = (
  name: string,
  pointer: ReleasePointer,
  attempt: number,
) => Promise<RemoteModule>;

/** All that may pass until a remote's exposed module is there: its entry, then every try of its chunk. */
const MODULE_DEADLINE = DEADLINES.entry + DEADLINES.chunk * DEADLINES.chunkTries;

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

/**
 * The Module Federation runtime behind a plain function. The runtime shares React and the platform;
 * entries are fetched by `loadContainer`, since the runtime's own way knows neither a short deadline
 * nor integrity.
 */
export function createModuleSource(): ModuleSource {
  const runtime = getInstance();
  if (!runtime) throw new Error('The shell was built without the Module Federation plugin.');
  const pointers = new Map<string, ReleasePointer>();
  const loaded = new Set<string>();
  runtime.registerPlugins([
    {
      name: 'raade-entry',
      async loadEntry({ remoteInfo }) {
        const { name, entry: url } = remoteInfo;
        const { integrity = '', version } = pointers.get(name) ?? {};
        const started = performance.now();
        const container = await loadContainer({ name, url, integrity });
        const milliseconds = millisecondsSince(started);
        logger.info('entry loaded', {
          remote: name,
          release: version,
          phase: 'entry',
          milliseconds,
        });
        return container;
      },
    },
  ]);

  return async (name, pointer, attempt) => {
    pointers.set(name, pointer);
    // Chunks that a failed try left behind are given up. Those of a remote that is on the page are not: it
    // shares them with its own later evaluations.
    if (!loaded.has(name)) Reflect.deleteProperty(window, `raade_chunks_${name}`);
    runtime.registerRemotes([{ name, entry: entryUrl(pointer, attempt) }], { force: true });
    const loading = runtime.loadRemote<{ default: unknown }>(`${name}/remote`);
    const exposed = await withDeadline(loading, MODULE_DEADLINE, `The module of ${name}`);
    if (!isRemoteModule(exposed?.default, name)) {
      throw new LoadFailure('broken', `The module of ${name} does not export a remote`);
    }
    loaded.add(name);
    return exposed.default;
  };
}
