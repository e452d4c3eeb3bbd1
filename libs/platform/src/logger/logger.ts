import type { Phase } from './phases.ts';

/** Values must not be personal data: ids, counts, phases and durations only. */
export interface LogFields {
  readonly [name: string]: string | number | boolean | undefined;
  /** The origin of the code that the entry is about. */
  readonly remote?: string | undefined;
  readonly release?: string | undefined;
  readonly phase?: Phase;
  /** How long it took; of errors: how long after its part, or the page, began. */
  readonly milliseconds?: number;
}

export interface LogEntry {
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly level: 'info' | 'warn' | 'error';
  /** The event, in words that stay the same, so that entries can be counted. */
  readonly event: string;
  readonly fields: LogFields;
  readonly cause?: unknown;
}

type Listener = (entry: LogEntry) => void;
const listeners = new Set<Listener>();

/** More than a page logs on a bad day, and nothing that its memory would notice. */
const KEPT_ENTRIES = 200;
const kept: LogEntry[] = [];

/** Hands every later entry to `listener`; returns the way to stop. */
export function subscribeToLog(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The latest entries of this page, oldest first, for who comes after they were written. */
export const recentLog = (): readonly LogEntry[] => [...kept];

/** Milliseconds since `started`, which `performance.now()` has told. */
export const millisecondsSince = (started: number): number =>
  Math.round(performance.now() - started);

function write(entry: Omit<LogEntry, 'at'>): void {
  const written = { at: millisecondsSince(0), ...entry };
  const { level, event, fields, cause } = written;
  console[level](`[raade] ${event}`, ...(cause === undefined ? [fields] : [fields, cause]));
  kept.push(written);
  if (kept.length > KEPT_ENTRIES) kept.shift();
  for (const listener of listeners) listener(written);
}

/** The log of shell and remotes alike. `cause` is the caught error, kept whole. */
export const logger = {
  info: (event: string, fields: LogFields = {}) => write({ level: 'info', event, fields }),
  warn: (event: string, fields: LogFields = {}, cause?: unknown) =>
    write({ level: 'warn', event, fields, cause }),
  error: (event: string, fields: LogFields = {}, cause?: unknown) =>
    write({ level: 'error', event, fields, cause }),
};
