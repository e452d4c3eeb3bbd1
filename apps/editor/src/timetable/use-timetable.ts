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

/** A move that is not finished: the session before it, and as it would be saved now. */
export interface SessionMove {
  readonly key: string;
  readonly before: StoredSession;
  readonly now: StoredSession;
}

/** The last finished move, which can be undone. */
interface Move extends Omit<SessionMove, 'now'> {
  readonly says: string;
}

const ENDS_TOO_EARLY = 'The session must end after it begins.';
const saved = (session: StoredSession) => session as unknown as ContentValue;

/** The state of the timetable. A finished move is saved as a draft. */
export function useTimetable(data: Programme) {
  const [chosenDay, setDay] = useState<string>();
  const [moving, setMoving] = useState<SessionMove>();
  const [announcement, announce] = useState('');
  const [last, setLast] = useState<Move>();
  // The order stays as it was before the move, so that the focus stays on the session.
  const sessions = data.sessions.map((one) =>
    one.key === moving?.key ? { key: one.key, session: moving.now } : one,
  );
  const collisions = collisionsOf(sessions, data);
  const day = data.days.find(({ id }) => id === chosenDay)?.id ?? data.days[0]?.id ?? '';

  /** Keeps `before` of the first step, so that the whole move can be undone. */
  const fromOrigin = (next: SessionMove): SessionMove =>
    moving?.key === next.key ? { ...next, before: moving.before } : next;
  const moveTo = (next: SessionMove) => {
    if (moving && moving.key !== next.key) finishMove();
    setMoving(fromOrigin(next));
    if (next.now.day !== day) setDay(next.now.day);
    if (moving && isSame(moving.now, next.now)) return;
    const others = data.sessions.filter(({ key }) => key !== next.key);
    const found = collisionsOf([...others, { key: next.key, session: next.now }], data);
    const conflicts = (found.get(next.now.id) ?? []).map((what) => `${next.now.title} ${what}`);
    announce([`${next.now.title}: ${placeText(next.now)}`, ...conflicts].join('. '));
  };
  const startMove = ({ key, session }: KeyedSession) => {
    if (moving) finishMove();
    setMoving({ key, before: session, now: session });
    announce(`Moving ${session.title}: ${placeText(session)}`);
  };
  /** Saves the move. A drag passes its own, since `moving` is outdated until the next render. */
  const finishMove = (move = moving) => {
    if (!move) return;
    const { key, before, now } = fromOrigin(move);
    if (!isPossibleSpan(now)) {
      announce(ENDS_TOO_EARLY);
      return;
    }
    setMoving(undefined);
    if (isSame(before, now)) {
      announce(`${before.title} was not moved.`);
      return;
    }
    const says = moveText(data, before, now);
    saveItem({ part: 'sessions', item: key, value: saved(now) });
    setLast({ key, before, says });
    announce(says);
  };
  const cancelMove = () => {
    if (!moving) return;
    setMoving(undefined);
    setDay(moving.before.day);
    announce(`Move canceled. ${moving.before.title}: ${placeText(moving.before)}`);
  };
  const undo = () => {
    if (!last) return;
    saveItem({ part: 'sessions', item: last.key, value: saved(last.before) });
    setLast(undefined);
    setDay(last.before.day);
    announce(`Undone: ${last.says}`);
  };
  return {
    data,
    sessions,
    collisions,
    day,
    setDay,
    moving,
    announcement,
    last,
    moveTo,
    startMove,
    finishMove,
    cancelMove,
    undo,
    shown: sessions.filter(({ session }) => session.day === day),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
