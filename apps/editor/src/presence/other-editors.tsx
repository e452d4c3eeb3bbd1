import { PRESENCE_INTERVAL_MS, PRESENCE_VALID_MS } from '@raade/contracts/content/presence';
import { currentAccountId } from '@raade/firebase/auth';
import {
  leavePresence,
  notePresence,
  type EditorPresence,
  readPresence,
} from '@raade/firebase/presence';
import { environment, logger, styled } from '@raade/platform';
import { useEffect, useState } from 'react';
import { isNamed, type ItemName } from '../editor-state/editor-state.ts';
import { editorStore, refreshContent } from '../editor-state/editor.store.ts';

const Line = styled.p`
  color: var(--color-warning);
  font-weight: 600;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

/** People whose last activity is more recent are shown as present. */
const NOW_SECONDS = 45;

/** Names the other people who have the item open, with the time since their last activity if it was a while ago. */
export function OtherEditors({ name }: { readonly name: ItemName }) {
  const others = useOtherEditors(name);
  return (
    <Line role="status">
      {others
        .map((other) =>
          other.seconds < NOW_SECONDS
            ? `${other.name} is here too.`
            : `${other.name} was here ${other.seconds} seconds ago.`,
        )
        .join(' ')}
    </Line>
  );
}

/** Interval of the requests for other people at the item. */
const ASK_EVERY_MS = 10_000;

/** Tells the server which item this editor has open while the page is visible. Returns the others there; none on failure. */
function useOtherEditors({ part, item }: ItemName): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    let hasLeft = false;
    let notedAt = 0;
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        if (Date.now() - notedAt >= PRESENCE_INTERVAL_MS) {
          await notePresence(environment(), { part, item });
          notedAt = Date.now();
        }
        const present = await readPresence(environment());
        const own = currentAccountId(environment());
        if (hasLeft) return;
        const here = othersHere(present, { own, notedAt, name: { part, item } });
        setOthers(here);
        // The saves of other people must show soon, so that nobody overwrites them by accident.
        if (here.length > 0 && editorStore.getState().unsaved.length === 0) refreshContent();
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

/** Somebody else at the same item. */
interface Other {
  readonly name: string;
  /** Seconds since their last sign. */
  readonly seconds: number;
}

/**
 * Returns the other people at the item whose presence has not expired. Times are the server's. The entry of this
 * browser was noted at `notedAt` of its own clock, which gives the difference between the clocks.
 */
function othersHere(
  present: readonly EditorPresence[],
  { own, notedAt, name }: { own: string | undefined; notedAt: number; name: ItemName },
): readonly Other[] {
  const noted = present.find(({ uid }) => uid === own)?.at.getTime() ?? notedAt;
  const now = Date.now() + noted - notedAt;
  return present
    .filter(({ uid }) => uid !== own)
    .filter(isNamed(name))
    .map((other) => ({ name: other.name, since: now - other.at.getTime() }))
    .filter((other) => other.since < PRESENCE_VALID_MS)
    .map((other) => ({ name: other.name, seconds: Math.max(0, Math.round(other.since / 1000)) }));
}
