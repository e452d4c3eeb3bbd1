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
    if (savesData() || isLowPerformance()) return;
    const asked = new Set<string>();
    const onIntent = (event: Event) => {
      const path = pathOfLink(event);
      if (path === undefined || asked.has(path)) return;
      asked.add(path);
      preload(path).catch((error: unknown) => {
        asked.delete(path);
        logger.warn('page not preloaded', { path }, error);
      });
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    // Captured, since React stops the propagation of events in parts that are not hydrated yet.
    const options = { passive: true, capture: true };
    for (const intent of intents) document.addEventListener(intent, onIntent, options);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent, options);
    };
  }, [preload]);
  return null;
}
