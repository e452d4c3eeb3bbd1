import type { Federation } from '@raade/federation';
import { savesData } from '@raade/browser';
import { isLowPerformance, logger } from '@raade/platform';
import { useEffect } from 'react';

/** The path of the link that an event is about. Undefined for links to other sites and to the current page. */
function pathOfLink({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

/** Preloads the code of a page when the visitor points at, focuses or touches a link to it. */
export function PreloadOnIntent({ preload }: Pick<Federation, 'preload'>) {
  useEffect(() => {
    // Preloading costs data and computing time.
    if (savesData() || isLowPerformance()) return;
    const preloadedPaths = new Set<string>();
    const onIntent = (event: Event) => {
      const path = pathOfLink(event);
      if (path === undefined || preloadedPaths.has(path)) return;
      preloadedPaths.add(path);
      preload(path).catch((error: unknown) => {
        preloadedPaths.delete(path);
        logger.warn('page not preloaded', { path }, error);
      });
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    // In the capture phase, since React stops the propagation of events in parts that are not hydrated yet.
    const options = { passive: true, capture: true };
    for (const intent of intents) document.addEventListener(intent, onIntent, options);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent, options);
    };
  }, [preload]);
  return null;
}
