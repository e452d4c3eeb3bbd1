import { logger, type LogFields, millisecondsSince } from '@raade/platform';

/** The release of the shell, which its scripts are addressed by; none where it is developed. */
export function ownRelease(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/r/"]');
  return /\/r\/(\w+)\//.exec(script?.src ?? '')?.[1];
}

/** Logs what went wrong in the shell's own code while it rendered, in the shape that remotes' failures have. */
export function logShellFailure(event: string, fields: LogFields, error: unknown): void {
  const milliseconds = millisecondsSince(0);
  const own = { remote: 'shell', release: ownRelease(), phase: 'render', milliseconds } as const;
  logger.error(event, { ...own, ...fields }, error);
}
