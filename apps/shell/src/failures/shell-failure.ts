import { logger, type LogFields, millisecondsSince } from '@raade/platform';

/** The shell's own release, read from the address of its scripts. Undefined on the development server. */
export function ownRelease(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/r/"]');
  return /\/r\/(\w+)\//.exec(script?.src ?? '')?.[1];
}

/** Logs an error that the shell's own code threw while rendering, with the fields that failures of remotes have. */
export function logShellFailure(event: string, fields: LogFields, error: unknown): void {
  // Since the browser began to load the document.
  const milliseconds = millisecondsSince(0);
  const origin = { remote: 'shell', release: ownRelease(), phase: 'render', milliseconds } as const;
  logger.error(event, { ...origin, ...fields }, error);
}
