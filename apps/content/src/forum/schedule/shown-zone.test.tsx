import { contentOf, documentContent } from '@raade/content-model/provided/provided-content';
import { VISITOR_ZONE } from '@raade/content-model/forum/time-in-zone';
import { shownZone, visitorZone } from './shown-zone.ts';

const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ELSEWHERE = OWN === 'Pacific/Kiritimati' ? 'America/Chicago' : 'Pacific/Kiritimati';

const forumIn = (timeZone: string) =>
  contentOf({ ...documentContent(), forum: { ...documentContent().forum, timeZone } });

test('a visitor in the forum’s time zone is offered no other zone', () => {
  const content = forumIn(OWN);
  expect(visitorZone(content)).toBeUndefined();
  expect(shownZone({ inVisitorZone: true }, content)).toBe(OWN);
});

test('other visitors see the times of the forum until they choose their own zone', () => {
  const content = forumIn(ELSEWHERE);
  expect(visitorZone(content)).toBe(VISITOR_ZONE);
  expect(shownZone({ inVisitorZone: false }, content)).toBe(ELSEWHERE);
  expect(shownZone({ inVisitorZone: true }, content)).toBe(VISITOR_ZONE);
});
