import { documentContent } from '@raade/content-model/provided/provided-content';
import { daysOf } from '../../content/schedule.ts';
import { sessionsOf } from './sessions.ts';
import { progressAt, changeTimes } from './progress.ts';

const sessions = sessionsOf(daysOf(documentContent()));
const at = (iso: string) => progressAt(Date.parse(iso), sessions);
const SESSION_1 = ['workshop-1-agriculture', 'workshop-1-fintech', 'workshop-1-healthcare'];

test.each([
  ['2025-04-11T15:59:59-05:00', { phase: 'before', now: [], next: [] }],
  ['2025-04-11T16:00:00-05:00', { phase: 'during', now: ['check-in'], next: ['opening-ceremony'] }],
  [
    '2025-04-11T18:29:59-05:00',
    { phase: 'during', now: ['opening-address'], next: ['innovation-showcase'] },
  ],
  [
    '2025-04-11T18:30:00-05:00',
    { phase: 'during', now: ['innovation-showcase'], next: ['welcome-dinner'] },
  ],
  ['2025-04-11T22:00:00-05:00', { phase: 'during', now: [], next: ['breakfast'] }],
  ['2025-04-12T11:22:00-05:00', { phase: 'during', now: [], next: SESSION_1 }],
  ['2025-04-12T11:25:00-05:00', { phase: 'during', now: SESSION_1, next: ['lunch'] }],
  ['2025-04-12T20:59:59-05:00', { phase: 'during', now: ['closing-gala'], next: [] }],
  ['2025-04-12T21:00:00-05:00', { phase: 'over', now: [], next: [] }],
])('at %s the right sessions are current and next', (iso, progress) => {
  expect(at(iso)).toEqual(progress);
});

test('a session past midnight is current until its end', () => {
  const late = sessions.map((session) =>
    session.id === 'closing-gala' ? { ...session, end: '2025-04-13T01:00:00-05:00' } : session,
  );
  const [during, over] = ['2025-04-13T00:59:59-05:00', '2025-04-13T01:00:00-05:00'];
  expect(progressAt(Date.parse(during), late)).toMatchObject({ now: ['closing-gala'] });
  expect(progressAt(Date.parse(over), late)).toMatchObject({ phase: 'over' });
});

test('nothing changes between two change times', () => {
  const points = changeTimes(sessions);
  points.slice(0, -1).forEach((point, index) => {
    const lastMoment = (points[index + 1] ?? point) - 1;
    if (lastMoment < point) return;
    expect(progressAt(lastMoment, sessions)).toEqual(progressAt(point, sessions));
  });
});
