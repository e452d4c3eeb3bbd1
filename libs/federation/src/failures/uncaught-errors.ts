import { millisecondsSince } from '@raade/platform';
import type { Part } from '@raade/platform/host';
import type { Logger } from '../log.ts';
import type { ErrorOrigins } from './part-of-error.lazy.ts';

/** No visitor needs the code that finds it out before something is wrong. */
async function partOf(error: unknown, origins: ErrorOrigins): Promise<Part> {
  try {
    const { partOfError } = await import('./part-of-error.lazy.ts');
    return partOfError(error, origins);
  } catch {
    return {};
  }
}

/** Logs what nobody catches, as in event handlers, with whose code it was. Returns the way to stop. */
export function logUncaughtErrors(origins: ErrorOrigins, logger: Logger): () => void {
  const log = async (event: string, error: unknown) => {
    const milliseconds = millisecondsSince(0);
    const part = await partOf(error, origins);
    logger.error(event, { ...part, phase: 'event', milliseconds }, error);
  };
  const onError = ({ error, message, defaultPrevented }: ErrorEvent) => {
    // Somebody else has taken care of it.
    if (!defaultPrevented) void log('error not caught', error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    void log('rejection not handled', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
