import { useContent } from '@raade/content-model/provided/use-content';
import { MAX_REGISTRY_AGE } from '@raade/contracts/releases/deadlines';
import { logger } from '@raade/platform';
import { useEffect, useState } from 'react';
import { contentFolder } from '@raade/content-model/provided/load-with-content';
import { useFavorites } from '../favorites.store.ts';
import { newsBetween, readNewProgram } from './read-news.ts';
import type { ComparedProgram } from '@raade/content-model/compare/moved-sessions';

/** Calls at once, on each return to the page, and repeatedly while it is visible. Returns a function to stop this. */
function repeatWhileVisible(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callAndRepeat = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    call();
    timer = setTimeout(callAndRepeat, MAX_REGISTRY_AGE.schedule);
  };
  callAndRepeat();
  document.addEventListener('visibilitychange', callAndRepeat);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callAndRepeat);
  };
}

/** Returns the differences between the live schedule and the shown one, as sentences. */
export function useScheduleNews(): readonly string[] {
  const content = useContent();
  const [live, setLive] = useState<ComparedProgram>();
  const favorites = useFavorites();
  useEffect(() => {
    let lastFolder = contentFolder();
    // Without a folder, the page shows sample content, as in the development server.
    if (lastFolder === '') return undefined;
    let isStopped = false;
    const check = async () => {
      const newProgram = await readNewProgram(lastFolder);
      if (!newProgram || isStopped) return;
      lastFolder = newProgram.folder;
      setLive(newProgram.program);
    };
    const stopRepeating = repeatWhileVisible(() => {
      // The next check follows within a minute.
      check().catch((error: unknown) =>
        logger.warn('schedule not looked up', { phase: 'page' }, error),
      );
    });
    return () => {
      isStopped = true;
      stopRepeating();
    };
  }, [content]);
  return live ? newsBetween(content, live, favorites) : [];
}
