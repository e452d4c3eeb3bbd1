import { SAMPLE } from '@raade/content-model/sample-content';
import { sessionWith } from '../editions/testing/content-answers.ts';
import { PARTS } from '../editor-state/testing/sample-items.ts';
import { moveRoom, collisionsOf, hoursOf, shift, programOf, roomsOf } from './sessions.ts';

const items = SAMPLE.sessions.map((session) => ({
  key: session.id,
  value: sessionWith(session.id, {}),
}));
const data = programOf(PARTS, items);
const [address] = data.sessions.filter(({ key }) => key === 'opening-address');
if (!address) throw new Error('The sample has no opening address.');
const { session } = address;

test('a session moves within its day and the night after it, and keeps its length', () => {
  expect(shift(session, 5)).toMatchObject({ start: '18:05', end: '18:35' });
  expect(shift(session, -2000)).toMatchObject({ start: '00:00', end: '00:30' });
  expect(shift(session, 5 * 60 + 45)).toMatchObject({ start: '23:45', end: '00:15' });
  expect(shift({ ...session, end: '01:00' }, 5)).toMatchObject({
    start: '18:05',
    end: '01:05',
  });
  expect(shift(session, 2000)).toMatchObject({ start: '23:59', end: '00:29' });
});

test('a session moves to other rooms, at most to the last one', () => {
  const rooms = ['Hall', session.room, 'Lobby'];
  expect(moveRoom(session, rooms, -1).room).toBe('Hall');
  expect(moveRoom(session, rooms, 5).room).toBe('Lobby');
});

test('a conflict of room or speaker is reported for both sessions', () => {
  const same = { key: 'twin', session: { ...session, id: 'twin', title: 'Twin' } };
  const collisions = collisionsOf([...data.sessions, same], data);
  expect(collisions.get('twin')).toEqual([
    'is at the same time in the same room as "Opening Address"',
    'is at the same time with Ama Sample, who speaks in "Opening Address" then',
  ]);
  expect(collisions.get('opening-address')).toHaveLength(2);
  expect(collisionsOf(data.sessions, data).size).toBe(0);
});

test('the timetable of a day has full hours, and the rooms in use', () => {
  const day = data.sessions.filter((one) => one.session.day === 'day1');
  expect(hoursOf(day)).toEqual({ from: 16 * 60, to: 21 * 60 });
  expect(roomsOf(day)[0]).toBe('Multicultural Center, lobby');
  const late = { key: 'late', session: { ...session, start: '20:30', end: '01:00' } };
  expect(hoursOf([...day, late])).toEqual({ from: 16 * 60, to: 25 * 60 });
  expect(hoursOf([])).toEqual({ from: 8 * 60, to: 18 * 60 });
});
