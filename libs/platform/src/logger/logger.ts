import type { Phase } from './phases.ts';

/** Values must not be personal data: ids, counts, phases and durations only. */
export interface LogFields {
  readonly [name: string]: string | number | boolean | undefined;
  /** The origin of the code that the entry is about. */
  readonly remote?: string | undefined;
  readonly release?: string | undefined;
  readonly phase?: Phase;
  /** Duration; for errors, the time since the part or page started to load. */
  readonly milliseconds?: number;
}

export interface LogEntry {
  /** Milliseconds since the document was opened. */
  readonly at: number;
  readonly level: 'info' | 'warn' | 'error';
  /** A constant text, so that entries of one kind can be counted. */
  readonly event: string;
  readonly fields: LogFields;
  readonly cause?: unknown;
}

type Listener = (entry: LogEntry) => void;
const listeners = new Set<Listener>();

/** Far more entries than a page normally writes, at little cost in memory. */
const MAX_ENTRIES = 200;
const entries: LogEntry[] = [];

/** Calls `listener` for every later entry. Returns a function that stops this. */
export function subscribeToLog(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The latest entries of this page, oldest first, for readers that start after they were written. */
export const recentLog = (): readonly LogEntry[] => [...entries];

/** Milliseconds since `startTime`, a value of `performance.now()`; 0 is the time at which the document was opened. */
export const millisecondsSince = (startTime: number): number =>
  Math.round(performance.now() - startTime);

function write(entry: Omit<LogEntry, 'at'>): void {
  const logEntry = { at: millisecondsSince(0), ...entry };
  const { level, event, fields, cause } = logEntry;
  console[level](`[raade] ${event}`, ...(cause === undefined ? [fields] : [fields, cause]));
  entries.push(logEntry);
  if (entries.length > MAX_ENTRIES) entries.shift();
  for (const listener of listeners) listener(logEntry);
}

/** The log of shell and remotes. `cause` is the caught error itself. */
export const logger = {
  info: (event: string, fields: LogFields = {}) => write({ level: 'info', event, fields }),
  warn: (event: string, fields: LogFields = {}, cause?: unknown) =>
    write({ level: 'warn', event, fields, cause }),
  error: (event: string, fields: LogFields = {}, cause?: unknown) =>
    write({ level: 'error', event, fields, cause }),
};
