import { errorText } from '@raade/contracts/base/failure-messages';
import type { Federation } from '@raade/federation';
import type { LogEntry } from '@raade/platform';

/** A remote as this page knows it. */
export interface RemoteFacts {
  readonly name: string;
  readonly state: 'idle' | 'loading' | 'failed' | 'ready';
  /** The release that the registry, or a preview, names. */
  readonly release: string | undefined;
  /** The release whose code runs in this page. */
  readonly loaded: string | undefined;
  /** Range of platform versions that the release needs. */
  readonly platform: string | undefined;
}

export function remoteFacts({ registry, loader }: Federation): readonly RemoteFacts[] {
  const states = loader.store.getState();
  return registry.names().map((name) => {
    const pointer = registry.pointer(name);
    return {
      name,
      state: states[name]?.phase ?? 'idle',
      release: pointer?.release,
      loaded: loader.releaseOf(name),
      platform: pointer?.platform,
    };
  });
}

/** Fields that have a column of their own in the table of the log. */
const COLUMNS = ['remote', 'release', 'phase', 'milliseconds'];

/** The text of an entry beside its columns: the event, the fields that have no column, and its cause. */
export function messageOf({ event, fields, cause }: LogEntry): string {
  const details = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !COLUMNS.includes(name))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  const text = errorText(cause);
  return [details ? `${event} (${details})` : event, ...(text ? [text] : [])].join(': ');
}

/**
 * The data of the panel as JSON, for a bug report. The addresses of pages are left out, since they may hold personal
 * data.
 */
export function snapshot(federation: Federation, entries: readonly LogEntry[]): string {
  const log = entries.map(({ cause, ...entry }) => ({
    ...entry,
    ...(cause !== undefined && { cause: errorText(cause) }),
  }));
  const facts = { platform: PLATFORM_VERSION, remotes: remoteFacts(federation), log };
  return JSON.stringify(facts, null, 2);
}
