import { logger, millisecondsSince, type Part } from '@raade/platform';
import type { Sources } from './part-of-error.ts';

/** No visitor needs the code that finds it out before something is wrong. */
async function partOf(error: unknown, sources: Sources): Promise<Part> {
  try {
    const { partOfError } = await import('./part-of-error.ts');
    return partOfError(error, sources);
  } catch {
    return {};
  }
}

/** Logs what nobody catches, as in event handlers, with whose code it was. Returns the way to stop. */
export function logUncaughtErrors(sources: Sources): () => void {
  const log = async (event: string, error: unknown) => {
    const milliseconds = millisecondsSince(0);
    const part = await partOf(error, sources);
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
