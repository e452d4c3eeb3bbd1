import { PRESENCE_INTERVAL_MS, PRESENCE_VALID_MS } from '@raade/contracts/content/presence';
import { currentAccountId } from '@raade/firebase/auth';
import {
  leavePresence,
  recordPresence,
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

  &:empty {
    display: none;
  }
`;

/** People whose last activity is more recent are shown as present. */
const PRESENT_SECONDS = 45;

/** Names the other people who have the item open, with the time since their last activity if it was a while ago. */
export function OtherEditors({ name }: { readonly name: ItemName }) {
  const others = useOtherEditors(name);
  return (
    <Line role="status">
      {others
        .map((other) =>
          other.seconds < PRESENT_SECONDS
            ? `${other.name} is here too.`
            : `${other.name} was here ${other.seconds} seconds ago.`,
        )
        .join(' ')}
    </Line>
  );
}

/** Interval of the requests for other people at the item. */
const POLL_INTERVAL_MS = 10_000;

/**
 * Tells the server which item this editor has open, while the page is visible. Returns the other people at the item, or
 * nobody after a failure.
 */
function useOtherEditors({ part, item }: ItemName): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    let hasLeft = false;
    /** The time at which the server was last told, in milliseconds since the epoch. */
    let sentAt = 0;
    const update = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        if (Date.now() - sentAt >= PRESENCE_INTERVAL_MS) {
          await recordPresence(environment(), { part, item });
          sentAt = Date.now();
        }
        const present = await readPresence(environment());
        const ownId = currentAccountId(environment());
        if (hasLeft) return;
        const othersAtItem = othersAt(present, { ownId, sentAt, item: { part, item } });
        setOthers(othersAtItem);
        // The saves of other people must show soon, so that nobody overwrites them by accident.
        if (othersAtItem.length > 0 && editorStore.getState().unsaved.length === 0)
          refreshContent();
      } catch (error) {
        logger.warn('presence not known', { part }, error);
        if (!hasLeft) setOthers([]);
      }
    };
    void update();
    const timer = setInterval(() => void update(), POLL_INTERVAL_MS);
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
  /** Seconds since their last activity. */
  readonly seconds: number;
}

/**
 * Returns the other people at the item whose presence has not expired. Times in `present` are those of the server's
 * clock. The entry of this browser, sent at `notedAt` of its own clock, gives the difference between the clocks.
 */
function othersAt(
  present: readonly EditorPresence[],
  { ownId, sentAt, item }: { ownId: string | undefined; sentAt: number; item: ItemName },
): readonly Other[] {
  const sentAtOnServer = present.find(({ uid }) => uid === ownId)?.at.getTime() ?? sentAt;
  const serverNow = Date.now() + sentAtOnServer - sentAt;
  return present
    .filter(({ uid }) => uid !== ownId)
    .filter(isNamed(item))
    .map((other) => ({ name: other.name, ageMs: serverNow - other.at.getTime() }))
    .filter(({ ageMs }) => ageMs < PRESENCE_VALID_MS)
    .map(({ name, ageMs }) => ({ name, seconds: Math.max(0, Math.round(ageMs / 1000)) }));
}
