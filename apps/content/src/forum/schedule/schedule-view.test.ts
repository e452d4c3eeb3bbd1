import { documentContent } from '@raade/content-model/provided/provided-content';
import { daysOf } from '../../content/schedule.ts';
import { pathOfSession, readView, shownSessions, typeChoices } from './schedule-view.ts';
import { sessionsOf } from './sessions.ts';

const days = daysOf(documentContent());
const plain = readView(new URLSearchParams(), days);
const queryOf = (path: string) => new URL(path, 'https://example.org').searchParams;

test('a link to a session opens the day that it is on', () => {
  for (const { id, sessions } of days) {
    for (const session of sessions) {
      expect(readView(queryOf(pathOfSession(session.id, days)), days).day).toBe(id);
    }
  }
});

test('each day is there by its number, and what is none is the first', () => {
  const dayOf = (number: number | string) =>
    readView(new URLSearchParams(`day=${number}`), days).day;
  expect(days.map((_day, index) => dayOf(index + 1))).toEqual(days.map(({ id }) => id));
  expect([0, days.length + 1, 'x', '1.5'].map(dayOf)).toEqual(Array(4).fill(days[0]?.id));
});

test('without a filter every session is shown, on its day', () => {
  const shown = days.flatMap((day) => shownSessions(day, { ...plain, day: day.id }, []));
  expect(shown).toEqual(sessionsOf(days));
});

test('the counts of the types of a day are those of its sessions', () => {
  for (const day of days) {
    const choices = typeChoices({ ...plain, day: day.id }, days);
    const counted = choices.reduce((sum, { count }) => sum + count, 0);
    expect([0, day.sessions.length]).toContain(counted);
  }
});
