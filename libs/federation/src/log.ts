/** The work that an entry of the log is about: reading the registry, running an entry, and so on. */
export type Phase = 'registry' | 'entry' | 'module' | 'page' | 'render' | 'event';

/** Ids, counts and durations; never personal data. */
interface LogFields {
  readonly [name: string]: string | number | boolean | undefined;
  readonly phase: Phase;
}

/** The log of a federation. `cause` is the caught error, kept whole. */
export interface Logger {
  info(event: string, fields: LogFields): void;
  warn(event: string, fields: LogFields, cause?: unknown): void;
  error(event: string, fields: LogFields, cause?: unknown): void;
}
