import { isSame } from '@raade/content-model/editions/drafts-between';
import { isPossibleSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import type { ContentValue } from '@raade/contracts/content/values';
import { useState } from 'react';
import { saveItem } from '../editor-state/editor-actions.ts';
import {
  collisionsOf,
  moveText,
  type KeyedSession,
  placeText,
  type Programme,
} from './sessions.ts';

/** A session that somebody is moving: as it was, and as it would be if it were dropped now. */
export interface PickedSession {
  readonly key: string;
  readonly before: StoredSession;
  readonly now: StoredSession;
}

/** A move that can be taken back. */
interface Move extends Omit<PickedSession, 'now'> {
  readonly says: string;
}

const ENDS_TOO_EARLY = 'It must end after it begins.';
const saved = (session: StoredSession) => session as unknown as ContentValue;

/** The state of the timetable. A move is saved as a draft once the session is dropped. */
export function useTimetable(data: Programme) {
  const [chosenDay, setDay] = useState<string>();
  const [picked, setPicked] = useState<PickedSession>();
  const [announcement, announce] = useState('');
  const [last, setLast] = useState<Move>();
  // In the order from before: the picked session keeps its place among the others, and with it the focus.
  const sessions = data.sessions.map((one) =>
    one.key === picked?.key ? { key: one.key, session: picked.now } : one,
  );
  const collisions = collisionsOf(sessions, data);
  const day = data.days.find(({ id }) => id === chosenDay)?.id ?? data.days[0]?.id ?? '';

  /** Keeps the place from before the move if the session is already picked. */
  const withOrigin = (next: PickedSession): PickedSession =>
    picked?.key === next.key ? { ...next, before: picked.before } : next;
  const moveTo = (next: PickedSession) => {
    if (picked && picked.key !== next.key) drop();
    setPicked(withOrigin(next));
    if (next.now.day !== day) setDay(next.now.day);
    if (picked && isSame(picked.now, next.now)) return;
    const others = data.sessions.filter(({ key }) => key !== next.key);
    const found = collisionsOf([...others, { key: next.key, session: next.now }], data);
    announce([placeText(next.now), ...(found.get(next.now.id) ?? [])].join('. '));
  };
  const pickUp = ({ key, session }: KeyedSession) => {
    if (picked) drop();
    setPicked({ key, before: session, now: session });
    announce(`${session.title} is picked up. ${placeText(session)}`);
  };
  /** Drops the session. A drag passes its own `what`, since `picked` is older until the next render. */
  const drop = (what = picked) => {
    if (!what) return;
    const { key, before, now } = withOrigin(what);
    if (!isPossibleSpan(now)) {
      announce(ENDS_TOO_EARLY);
      return;
    }
    setPicked(undefined);
    if (isSame(before, now)) {
      announce(`${before.title} stays where it was.`);
      return;
    }
    const says = moveText(data, before, now);
    saveItem({ part: 'sessions', item: key, value: saved(now) });
    setLast({ key, before, says });
    announce(says);
  };
  const cancel = () => {
    if (!picked) return;
    setPicked(undefined);
    setDay(picked.before.day);
    announce(`${picked.before.title} stays where it was. ${placeText(picked.before)}`);
  };
  const undo = () => {
    if (!last) return;
    saveItem({ part: 'sessions', item: last.key, value: saved(last.before) });
    setLast(undefined);
    setDay(last.before.day);
    announce(`Undone: ${last.says}`);
  };
  return {
    ...{ data, sessions, collisions, day, setDay, picked, announcement, last },
    ...{ moveTo, pickUp, drop, cancel, undo },
    shown: sessions.filter(({ session }) => session.day === day),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
