import { logger, millisecondsSince } from '@raade/platform';
import type { Origin } from '@raade/platform/host';
import type { KnownOrigins } from './origin-of-error.lazy.ts';

/** The code is loaded only when an error occurs. */
async function originOf(error: unknown, origins: KnownOrigins): Promise<Origin> {
  try {
    const { originOfError } = await import('./origin-of-error.lazy.ts');
    return originOfError(error, origins);
  } catch {
    return {};
  }
}

/**
 * Start of a message by which browsers report a harmless delay
 * (https://www.w3.org/TR/resize-observer/#deliver-resize-error).
 */
const HARMLESS = 'ResizeObserver loop';

/**
 * Logs uncaught errors and rejections, such as those of event handlers, with their origin. Returns a function that
 * stops.
 */
export function logUncaughtErrors(origins: KnownOrigins): () => void {
  const log = async (event: string, error: unknown) => {
    const milliseconds = millisecondsSince(0);
    const origin = await originOf(error, origins);
    logger.error(event, { ...origin, phase: 'event', milliseconds }, error);
  };
  const onError = ({ error, message, defaultPrevented }: ErrorEvent) => {
    // `defaultPrevented` means that another listener has handled the error.
    if (!defaultPrevented && !message.startsWith(HARMLESS))
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
