import { SCHEDULE } from './schedule.ts';
import { SPEAKERS } from './speakers.ts';

test('schedule and speakers name each other', () => {
  const said = SCHEDULE.days.flatMap(({ sessions }) =>
    sessions.flatMap(({ title, speaker }) =>
      (speaker?.split(', ') ?? []).map((name) => `${name}: ${title}`),
    ),
  );
  const announced = SPEAKERS.flatMap(({ name, speaking, additionalSessions = [] }) =>
    [speaking, ...additionalSessions].map(({ title }) => `${name}: ${title}`),
  );
  expect(said.toSorted()).toEqual(announced.toSorted());
});
