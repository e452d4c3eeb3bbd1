import { PRESENCE_EVERY_MS } from '@raade/contracts/content/presence';
import { accountHere } from '@raade/firebase/auth';
import { leavePresence, notePresence, readPresence } from '@raade/firebase/presence';
import { environment, logger } from '@raade/platform';
import { useEffect, useState } from 'react';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { newsroom, refresh } from '../newsroom/newsroom.store.ts';
import { type Other, othersHere } from './others-here.ts';

/** How often it is asked who else is there: they may come at any time. */
const ASK_EVERY_MS = 10_000;

/** Says where this editor is for as long as the page is seen, and tells with whom. Nobody, if that is not known. */
export function useOthersHere({ part, item }: ItemName): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    let hasLeft = false;
    let notedAt = 0;
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        if (Date.now() - notedAt >= PRESENCE_EVERY_MS) {
          await notePresence(environment(), { part, item });
          notedAt = Date.now();
        }
        const present = await readPresence(environment());
        const own = accountHere(environment());
        if (hasLeft) return;
        const here = othersHere(present, { own, notedAt, name: { part, item } });
        setOthers(here);
        // What they have saved is seen soon, so that nobody writes over it unawares.
        if (here.length > 0 && newsroom.getState().unsaved.length === 0) refresh();
      } catch (error) {
        logger.warn('presence not known', { part }, error);
        if (!hasLeft) setOthers([]);
      }
    };
    void tell();
    const timer = setInterval(() => void tell(), ASK_EVERY_MS);
    return () => {
      hasLeft = true;
      clearInterval(timer);
      leavePresence(environment()).catch((error: unknown) =>
        logger.warn('presence not ended', { part }, error),
      );
    };
  }, [part, item]);
  return others;
}
