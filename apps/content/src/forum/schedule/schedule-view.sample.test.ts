import { documentContent } from '@raade/content-model/provided/provided-content';
import { daysOf } from '../../content/schedule.ts';
import {
  idsInSchedule,
  pathOfFavorites,
  pathOfSession,
  readView,
  type ScheduleView,
  shownSessions,
  typeChoices,
  writeView,
} from './schedule-view.ts';
import { dayOf } from './sessions.ts';

const days = daysOf(documentContent());
const [day1, day2] = [dayOf('day1', days), dayOf('day2', days)];
const read = (query: URLSearchParams) => readView(query, days);
const write = (query: string, view: ScheduleView) =>
  writeView(new URLSearchParams(query), view, days);
const plain = read(new URLSearchParams());
const shown = (view: Partial<ScheduleView>, favorites: readonly string[] = []) =>
  shownSessions(day2, { ...plain, ...view }, favorites).map(({ id }) => id);

test.each<Partial<ScheduleView>>([
  {},
  { day: 'day2' },
  { types: ['panel', 'workshop'] },
  { onlyFavorites: true, inVisitorZone: true },
  { day: 'day2', shared: ['plenary-1', 'lunch'], types: ['break'] },
])('a view is read unchanged from the query that it is written to: %j', (view) => {
  const whole = { ...plain, ...view };
  expect(read(write('from=mail', whole))).toEqual(whole);
});

test('the default view has no query, and unknown parameters are kept', () => {
  expect(write('day=2&type=panel', plain).toString()).toBe('');
  expect(write('from=mail', plain).toString()).toBe('from=mail');
});

test('invalid parameters are ignored', () => {
  const query = new URLSearchParams('type=nap&favourites=no-such,&show=all&times=utc&day=%00');
  expect(read(query)).toEqual(plain);
  for (const day of ['0', '3', 'x', '1.5'])
    expect(read(new URLSearchParams({ day }))).toEqual(plain);
});

test('filters are combined; favorites and shared sessions limit the list to themselves', () => {
  expect(shown({})).toHaveLength(15);
  expect(shown({ types: ['fireside', 'call-to-action'] })).toEqual([
    'fireside-chat',
    'call-to-action',
  ]);
  expect(shown({ onlyFavorites: true }, ['lunch', 'check-in'])).toEqual(['lunch']);
  expect(shown({ shared: ['lunch', 'plenary-1'], types: ['break'] })).toEqual(['lunch']);
});

test('links lead to the day of their session, or of their first session', () => {
  expect(pathOfSession('check-in', days)).toBe('/conference#session-check-in');
  expect(pathOfSession('lunch', days)).toBe('/conference?day=2#session-lunch');
  expect(pathOfFavorites(['lunch', 'plenary-1'], days)).toBe(
    '/conference?day=2&favourites=lunch,plenary-1#schedule',
  );
  expect(pathOfFavorites(['check-in', 'lunch'], days)).toBe(
    '/conference?favourites=check-in,lunch#schedule',
  );
});

test('ids are sorted as in the schedule, without duplicates and unknown ids', () => {
  expect(idsInSchedule(['lunch', 'check-in', 'lunch', 'gone'], days)).toEqual([
    'check-in',
    'lunch',
  ]);
  const ids = day1.sessions.map(({ id }) => id);
  expect(idsInSchedule(ids, days)).toHaveLength(5);
});

test('a long day offers all its types with counts, a short day only the chosen ones', () => {
  expect(typeChoices({ day: 'day2', types: [] }, days)).toEqual([
    { type: 'break', count: 2 },
    { type: 'keynote', count: 3 },
    { type: 'social', count: 1 },
    { type: 'panel', count: 2 },
    { type: 'workshop', count: 5 },
    { type: 'fireside', count: 1 },
    { type: 'call-to-action', count: 1 },
  ]);
  expect(typeChoices({ day: 'day1', types: [] }, days)).toEqual([]);
  expect(typeChoices({ day: 'day1', types: ['keynote', 'panel'] }, days)).toEqual([
    { type: 'keynote', count: 1 },
    { type: 'panel', count: 0 },
  ]);
});
