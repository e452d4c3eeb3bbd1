import { logger, millisecondsSince } from '@raade/platform';
import type { Origin } from '@raade/platform/host';
import type { KnownOrigins } from './origin-of-error.lazy.ts';

/** No visitor needs the code that finds it out before something is wrong. */
async function originOf(error: unknown, origins: KnownOrigins): Promise<Origin> {
  try {
    const { originOfError } = await import('./origin-of-error.lazy.ts');
    return originOfError(error, origins);
  } catch {
    return {};
  }
}

/**
 * The word of browsers that observers of sizes go on in the next frame, which costs nothing
 * (https://www.w3.org/TR/resize-observer/#deliver-resize-error).
 */
const GOES_ON = 'ResizeObserver loop';

/** Logs what nobody catches, as in event handlers, with whose code it was. Returns the way to stop. */
export function logUncaughtErrors(origins: KnownOrigins): () => void {
  const log = async (event: string, error: unknown) => {
    const milliseconds = millisecondsSince(0);
    const origin = await originOf(error, origins);
    logger.error(event, { ...origin, phase: 'event', milliseconds }, error);
  };
  const onError = ({ error, message, defaultPrevented }: ErrorEvent) => {
    // Another listener has taken care of it, or nothing is wrong.
    if (!defaultPrevented && !message.startsWith(GOES_ON))
      void log('error not caught', error ?? message);
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
