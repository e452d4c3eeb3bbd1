/** Values must not be personal data: ids, counts, phases and durations only. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** What happened, in words that stay the same, so that entries can be counted. */
  readonly event: string;
  readonly fields: LogFields;
  readonly cause?: unknown;
}

type Listener = (entry: LogEntry) => void;
const listeners = new Set<Listener>();

/** Hands every later entry to `listener`; returns the way to stop. */
export function subscribeToLog(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(entry: LogEntry): void {
  const details = entry.cause === undefined ? [entry.fields] : [entry.fields, entry.cause];
  console[entry.level](`[raade] ${entry.event}`, ...details);
  for (const listener of listeners) listener(entry);
}

/** The log of shell and remotes alike. `cause` is the caught error, kept whole. */
export const logger = {
  info: (event: string, fields: LogFields = {}) => write({ level: 'info', event, fields }),
  warn: (event: string, fields: LogFields = {}, cause?: unknown) =>
    write({ level: 'warn', event, fields, cause }),
  error: (event: string, fields: LogFields = {}, cause?: unknown) =>
    write({ level: 'error', event, fields, cause }),
};
