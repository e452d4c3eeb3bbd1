import { VISITOR_ZONE } from '@raade/content-model/forum/wall-clock';
import { FORUM } from '../../content/forum.ts';
import { shownZone, visitorZone } from './shown-zone.ts';

const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ELSEWHERE = OWN === 'Pacific/Kiritimati' ? 'America/Chicago' : 'Pacific/Kiritimati';

afterEach(() => jest.restoreAllMocks());

test('a visitor whose clock shows the times of the forum has no other time to ask for', () => {
  jest.replaceProperty(FORUM, 'timeZone', OWN);
  expect(visitorZone()).toBeUndefined();
  expect(shownZone({ inVisitorZone: true })).toBe(OWN);
});

test('elsewhere times are those of the forum until the visitor asks for their own', () => {
  jest.replaceProperty(FORUM, 'timeZone', ELSEWHERE);
  expect(visitorZone()).toBe(VISITOR_ZONE);
  expect(shownZone({ inVisitorZone: false })).toBe(ELSEWHERE);
  expect(shownZone({ inVisitorZone: true })).toBe(VISITOR_ZONE);
});
