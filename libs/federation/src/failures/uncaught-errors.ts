import { logger, millisecondsSince } from '@raade/platform';
import type { Origin } from '@raade/platform/host';
import type { OriginSources } from './origin-of-error.lazy.ts';

/** The code is loaded only when an error occurs. */
async function originOf(error: unknown, sources: OriginSources): Promise<Origin> {
  try {
    const { originOfError } = await import('./origin-of-error.lazy.ts');
    return originOfError(error, sources);
  } catch {
    // The error is logged without its origin.
    return {};
  }
}

/**
 * Start of a message that is no error: the browser reports a change of size one frame later
 * (https://www.w3.org/TR/resize-observer/#deliver-resize-error).
 */
const RESIZE_DELAY = 'ResizeObserver loop';

/**
 * Logs uncaught errors and rejections, such as those of event handlers, with their origin. Returns a function that
 * stops.
 */
export function logUncaughtErrors(sources: OriginSources): () => void {
  const log = async (event: string, error: unknown) => {
    const milliseconds = millisecondsSince(0);
    const origin = await originOf(error, sources);
    logger.error(event, { ...origin, phase: 'event', milliseconds }, error);
  };
  const onError = ({ error, message, defaultPrevented }: ErrorEvent) => {
    // `defaultPrevented` means that another listener has handled the error.
    if (!defaultPrevented && !message.startsWith(RESIZE_DELAY))
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
