import { useContent } from '@raade/content-model/provided/use-content';
import { REGISTRY_AGE } from '@raade/contracts/releases/deadlines';
import { logger } from '@raade/platform';
import { useEffect, useState } from 'react';
import { contentFolder } from '@raade/content-model/provided/load-with-content';
import { useFavourites } from '../favourites.store.ts';
import { newsBetween, readProgramme } from './read-news.ts';
import type { ComparedProgramme } from '@raade/content-model/compare/moved-sessions';

/** Calls at once, then repeatedly while the page is visible, and when the visitor returns to it. */
function whileVisible(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    call();
    timer = setTimeout(next, REGISTRY_AGE.schedule);
  };
  next();
  document.addEventListener('visibilitychange', next);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', next);
  };
}

/** Returns the differences between the live schedule and the shown one, as sentences. */
export function useScheduleNews(): readonly string[] {
  const content = useContent();
  const [live, setLive] = useState<ComparedProgramme>();
  const favourites = useFavourites();
  useEffect(() => {
    let known = contentFolder();
    // Without a folder, the page does not show the site's content.
    if (known === '') return undefined;
    let isOver = false;
    const look = async () => {
      const read = await readProgramme(known);
      if (!read || isOver) return;
      known = read.folder;
      setLive(read.programme);
    };
    const stop = whileVisible(() => {
      // The next try follows within a minute.
      look().catch((error: unknown) =>
        logger.warn('schedule not looked up', { phase: 'page' }, error),
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [content]);
  return live ? newsBetween(content, live, favourites) : [];
}
