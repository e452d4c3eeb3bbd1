import { DAYS } from '../../content/schedule.ts';
import { pathOfSession, readView, shownSessions, typeChoices } from './schedule-view.ts';
import { SESSIONS } from './sessions.ts';

const plain = readView(new URLSearchParams());
const queryOf = (path: string) => new URL(path, 'https://example.org').searchParams;

test('a link to a session opens the day that it is on', () => {
  for (const { id, sessions } of DAYS) {
    for (const session of sessions) {
      expect(readView(queryOf(pathOfSession(session.id))).day).toBe(id);
    }
  }
});

test('each day is there by its number, and what is none is the first', () => {
  const dayOf = (number: number | string) => readView(new URLSearchParams(`day=${number}`)).day;
  expect(DAYS.map((_day, index) => dayOf(index + 1))).toEqual(DAYS.map(({ id }) => id));
  expect([0, DAYS.length + 1, 'x', '1.5'].map(dayOf)).toEqual(Array(4).fill(DAYS[0]?.id));
});

test('without a filter every session is shown, on its day', () => {
  const shown = DAYS.flatMap((day) => shownSessions(day, { ...plain, day: day.id }, []));
  expect(shown).toEqual(SESSIONS);
});

test('the counts of the types of a day are those of its sessions', () => {
  for (const day of DAYS) {
    const choices = typeChoices(day, []);
    const counted = choices.reduce((sum, { count }) => sum + count, 0);
    expect([0, day.sessions.length]).toContain(counted);
  }
});
