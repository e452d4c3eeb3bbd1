import { logger, type LogFields, millisecondsSince } from '@raade/platform';
import { ownRelease } from './own-release.ts';

/** Logs what went wrong in the shell's own code while it rendered, in the shape that remotes' failures have. */
export function logShellFailure(event: string, fields: LogFields, error: unknown): void {
  const milliseconds = millisecondsSince(0);
  const own = { remote: 'shell', release: ownRelease(), phase: 'render', milliseconds } as const;
  logger.error(event, { ...own, ...fields }, error);
}
