import { SAMPLE } from '@raade/content-model/sample-content';
import { firstValues, readNextForum, type Values } from './next-forum-form.ts';

const VALUES = {
  ...firstValues(SAMPLE.forum),
  firstDay: '2026-04-10',
  lastDay: '2026-04-12',
};
const read = (changes: Partial<Values> = {}) => readNextForum(SAMPLE, { ...VALUES, ...changes });

test('the next forum has its days, leaves out unknown facts, and is not full', () => {
  expect(read({ venue: ' ' }).forum).toEqual({
    name: SAMPLE.forum.name,
    timeZone: 'America/Chicago',
    opening: '17:30',
    isFull: false,
    showsPromoBanner: true,
    days: [
      { id: 'day1', name: 'Day 1', date: '2026-04-10' },
      { id: 'day2', name: 'Day 2', date: '2026-04-11' },
      { id: 'day3', name: 'Day 3', date: '2026-04-12' },
    ],
  });
});

test('the form begins with the values of a forum that is already drafted', () => {
  const known = {
    venue: 'Lagos',
    registrationOpens: '2026-01-10',
    registrationCloses: '2026-03-31',
    timeZone: 'Africa/Lagos',
    opening: '09:00',
  };
  const { forum } = read(known);
  expect(firstValues(SAMPLE.forum, forum)).toEqual({ ...VALUES, ...known });
});

test('facts that the form does not ask for keep their drafted values', () => {
  const { forum: first } = read();
  if (!first) throw new Error('These are no facts of a forum.');
  const days = first.days.map((day) => ({ ...day, venue: `Hall ${day.id}` }));
  const drafted = { ...first, name: 'Day Forum', isFull: true, showsPromoBanner: false, days };
  const { forum } = readNextForum(SAMPLE, { ...VALUES, firstDay: '2026-04-11' }, drafted);
  expect(forum).toEqual({
    ...drafted,
    days: [
      { id: 'day1', name: 'Day 1', date: '2026-04-11', venue: 'Hall day2' },
      { id: 'day2', name: 'Day 2', date: '2026-04-12', venue: 'Hall day3' },
    ],
  });
});

test.each<[Partial<Values>, Record<string, string>]>([
  [{ firstDay: '' }, { firstDay: 'Please choose the first day.' }],
  [{ firstDay: '0026-04-10' }, { firstDay: 'Please choose the first day.' }],
  [{ lastDay: '' }, { lastDay: 'Please choose the last day.' }],
  [{ lastDay: '2026-04-09' }, { lastDay: 'It must not come before the first day.' }],
  [{ lastDay: '2026-04-17' }, { lastDay: 'A forum has 7 days at most.' }],
  [{ lastDay: '2099-04-17' }, { lastDay: 'A forum has 7 days at most.' }],
  [
    { firstDay: '2025-04-12', lastDay: '2025-04-13' },
    { firstDay: 'It must come after the last forum, which ends on April 12, 2025.' },
  ],
  [
    { firstDay: '2025-11-01', lastDay: '2025-11-02' },
    {
      firstDay: 'The last forum was in 2025, too. To move it to other days, change “Forum: facts”.',
    },
  ],
  [{ registrationOpens: '2026-01-10' }, { registrationCloses: 'It is missing.' }],
  [
    { registrationOpens: '2026-01-10', registrationCloses: '2026-04-13' },
    { registrationCloses: 'It must not come after the forum.' },
  ],
  [{ timeZone: 'Houston' }, { timeZone: 'It must be a zone, like "America/Chicago".' }],
  [{ opening: '' }, { opening: 'It must be filled in.' }],
])('invalid days or facts are refused with the reason: %j', (changes, problems) => {
  expect(read(changes)).toEqual({ problems });
});
