import { logger, type LogFields, millisecondsSince } from '@raade/platform';

/** The shell's own release, read from the address of its scripts. Undefined on the development server. */
export function ownRelease(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/r/"]');
  return /\/r\/(\w+)\//.exec(script?.src ?? '')?.[1];
}

/** Logs an error that the shell's own code threw while rendering, with the fields that failures of remotes have. */
export function logShellFailure(event: string, fields: LogFields, error: unknown): void {
  const milliseconds = millisecondsSince(0);
  const own = { remote: 'shell', release: ownRelease(), phase: 'render', milliseconds } as const;
  logger.error(event, { ...own, ...fields }, error);
}
