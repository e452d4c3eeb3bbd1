import {
  knownIds,
  pathOfFavourites,
  pathOfSession,
  readView,
  type ScheduleView,
  shownSessions,
  typeChoices,
  writeView,
} from './schedule-view.ts';
import { dayOf } from './sessions.ts';

const [day1, day2] = [dayOf('day1'), dayOf('day2')];
const plain = readView(new URLSearchParams());
const shown = (view: Partial<ScheduleView>, favourites: readonly string[] = []) =>
  shownSessions(day2, { ...plain, ...view }, favourites).map(({ id }) => id);

test.each<Partial<ScheduleView>>([
  {},
  { day: 'day2' },
  { types: ['panel', 'workshop'] },
  { onlyFavourites: true, inVisitorZone: true },
  { day: 'day2', shared: ['plenary-1', 'lunch'], types: ['break'] },
])('a view that is written is read again: %j', (view) => {
  const whole = { ...plain, ...view };
  expect(readView(writeView(new URLSearchParams('from=mail'), whole))).toEqual(whole);
});

test('the plain view has no query, and what others keep in it stays', () => {
  expect(writeView(new URLSearchParams('day=2&type=panel'), plain).toString()).toBe('');
  expect(writeView(new URLSearchParams('from=mail'), plain).toString()).toBe('from=mail');
});

test('whatever else the URL says is ignored', () => {
  const query = new URLSearchParams('type=nap&favourites=no-such,&show=all&times=utc&day=%00');
  expect(readView(query)).toEqual(plain);
});

test('filters narrow each other down; favourites and shared sessions are what they name', () => {
  expect(shown({})).toHaveLength(15);
  expect(shown({ types: ['fireside', 'call-to-action'] })).toEqual([
    'fireside-chat',
    'call-to-action',
  ]);
  expect(shown({ onlyFavourites: true }, ['lunch', 'check-in'])).toEqual(['lunch']);
  expect(shown({ shared: ['lunch', 'plenary-1'], types: ['break'] })).toEqual(['lunch']);
});

test('links lead to the day of what they name', () => {
  expect(pathOfSession('check-in')).toBe('/conference#session-check-in');
  expect(pathOfSession('lunch')).toBe('/conference?day=2#session-lunch');
  expect(pathOfFavourites(['lunch', 'plenary-1'])).toBe(
    '/conference?day=2&favourites=lunch,plenary-1#schedule',
  );
  expect(pathOfFavourites(['check-in', 'lunch'])).toBe(
    '/conference?favourites=check-in,lunch#schedule',
  );
});

test('ids come in the order of the schedule, each once, unknown ones not at all', () => {
  expect(knownIds(['lunch', 'check-in', 'lunch', 'gone'])).toEqual(['check-in', 'lunch']);
  expect(knownIds(day1.sessions.map(({ id }) => id))).toHaveLength(5);
});

test('a long day offers the types that it has, with their counts; a short one none but what is chosen', () => {
  expect(typeChoices(day2, [])).toEqual([
    { type: 'break', count: 2 },
    { type: 'keynote', count: 3 },
    { type: 'social', count: 1 },
    { type: 'panel', count: 2 },
    { type: 'workshop', count: 5 },
    { type: 'fireside', count: 1 },
    { type: 'call-to-action', count: 1 },
  ]);
  expect(typeChoices(day1, [])).toEqual([]);
  expect(typeChoices(day1, ['keynote', 'panel'])).toEqual([
    { type: 'keynote', count: 1 },
    { type: 'panel', count: 0 },
  ]);
});
