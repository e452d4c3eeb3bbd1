import { FORUM } from '@raade/contracts/forum';
import { monthAndDay, timeRange } from '../calendar/time-text.ts';
import { SCHEDULE } from './schedule.ts';
import type { Speaking } from './speakers.schema.ts';

/** The announcement of a speaker's session, as the schedule has it. Throws if it has no such session. */
function slotOf(sessionId: string): Speaking {
  const sessions = SCHEDULE.days.flatMap((day) => day.sessions);
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) throw new Error(`The schedule has no session "${sessionId}".`);
  return {
    title: session.title,
    description: session.description ?? session.title,
    time: timeRange(session, FORUM.timeZone),
    // Sessions carry the offset of the forum's zone, so the date is that of the forum.
    date: monthAndDay(session.start.slice(0, '2025-04-11'.length)),
  };
}

/** The sessions that have speakers. */
export const SPEAKER_SLOTS = {
  opening: slotOf('opening-address'),
  plenary: slotOf('plenary-1'),
  financing: slotOf('financing-the-impossible'),
  workshopOnProblems: slotOf('workshop-1-problem'),
  workshopOnPrices: slotOf('workshop-1-pricing'),
  prototype: slotOf('prototype-to-phenomenon'),
  governance: slotOf('governance-plenary'),
  closing: slotOf('closing-plenary'),
  fireside: slotOf('fireside-chat'),
};
