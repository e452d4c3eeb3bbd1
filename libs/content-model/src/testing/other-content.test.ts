import { checkContent } from '../checks/check-content.ts';
import { zonedIso } from '../forum/zoned-time.ts';
import { OTHER_CONTENT } from './other-content.ts';

test('content quite unlike the sample is as right', () => {
  expect(checkContent({ ...OTHER_CONTENT }).findings).toEqual([]);
});

test('it is unlike it in what matters', () => {
  const { forum, sessions, speakers, sponsors, projects } = OTHER_CONTENT;
  expect([forum.days.length, sessions.length, speakers.length]).toEqual([3, 40, 25]);
  expect([sponsors.length, projects.length]).toEqual([0, 9]);
  const offsets = forum.days.map(({ date }) => zonedIso(date, '12:00', forum.timeZone).slice(19));
  expect(offsets).toEqual(['+01:00', '+01:00', '+00:00']);
});
