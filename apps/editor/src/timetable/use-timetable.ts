import { isSame } from '@raade/content-model/editions/drafts-between';
import { isPossibleSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import type { ContentValue } from '@raade/contracts/content/values';
import { useState } from 'react';
import { saveItem } from '../editor-state/editor-actions.ts';
import { collisionsOf, moveText, type Placed, placeText, type Plan } from './timetable-sessions.ts';

/** A session that somebody has taken up: as it was, and where it is held. */
export interface Held {
  readonly key: string;
  readonly before: StoredSession;
  readonly now: StoredSession;
}

/** A move that can be taken back. */
interface Move extends Omit<Held, 'now'> {
  readonly says: string;
}

const ENDS_TOO_EARLY = 'It must end after it begins.';
const saved = (session: StoredSession) => session as unknown as ContentValue;

/** The state of the timetable. A move is saved as a draft once the session is put down. */
export function useTimetable(plan: Plan) {
  const [chosenDay, setDay] = useState<string>();
  const [held, setHeld] = useState<Held>();
  const [said, say] = useState('');
  const [last, setLast] = useState<Move>();
  // In the order from before: what is held keeps its place among the others, and with it the focus.
  const placed = plan.placed.map((one) =>
    one.key === held?.key ? { key: one.key, session: held.now } : one,
  );
  const collisions = collisionsOf(placed, plan);
  const day = plan.days.find(({ id }) => id === chosenDay)?.id ?? plan.days[0]?.id ?? '';

  /** Keeps the place from before the move if the session is already held. */
  const sinceTaken = (next: Held): Held =>
    held?.key === next.key ? { ...next, before: held.before } : next;
  const hold = (next: Held) => {
    if (held && held.key !== next.key) putDown();
    setHeld(sinceTaken(next));
    if (next.now.day !== day) setDay(next.now.day);
    if (held && isSame(held.now, next.now)) return;
    const others = plan.placed.filter(({ key }) => key !== next.key);
    const found = collisionsOf([...others, { key: next.key, session: next.now }], plan);
    say([placeText(next.now), ...(found.get(next.now.id) ?? [])].join('. '));
  };
  const takeUp = ({ key, session }: Placed) => {
    if (held) putDown();
    setHeld({ key, before: session, now: session });
    say(`${session.title} is picked up. ${placeText(session)}`);
  };
  /** Puts the session down. A drag passes its own `what`, since `held` is older until the next render. */
  const putDown = (what = held) => {
    if (!what) return;
    const { key, before, now } = sinceTaken(what);
    if (!isPossibleSpan(now)) {
      say(ENDS_TOO_EARLY);
      return;
    }
    setHeld(undefined);
    if (isSame(before, now)) {
      say(`${before.title} stays where it was.`);
      return;
    }
    const says = moveText(plan, before, now);
    saveItem({ part: 'sessions', item: key, value: saved(now) });
    setLast({ key, before, says });
    say(says);
  };
  const leave = () => {
    if (!held) return;
    setHeld(undefined);
    setDay(held.before.day);
    say(`${held.before.title} stays where it was. ${placeText(held.before)}`);
  };
  const undo = () => {
    if (!last) return;
    saveItem({ part: 'sessions', item: last.key, value: saved(last.before) });
    setLast(undefined);
    setDay(last.before.day);
    say(`Undone: ${last.says}`);
  };
  return {
    ...{
      plan,
      placed,
      collisions,
      day,
      setDay,
      held,
      said,
      last,
      hold,
      takeUp,
      putDown,
      leave,
      undo,
    },
    shown: placed.filter(({ session }) => session.day === day),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
