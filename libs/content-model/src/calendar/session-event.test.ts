import { programmeOf } from '../programme/programme.ts';
import { SAMPLE } from '../sample-content.ts';
import { sessionEvents } from './session-event.ts';

const events = sessionEvents(programmeOf(SAMPLE), {
  venue: SAMPLE.forum.venue,
  siteUrl: 'https://raade.example',
});

test('a session is entered as it always was, so that calendars know it again', () => {
  expect(events.find(({ title }) => title === 'Opening Address')).toEqual({
    uid: 'opening-address@raade.example',
    title: 'Opening Address',
    description: [
      'Why the next decade of African innovation starts with what people already do.',
      'Speaker: Ama Sample',
      'The schedule is subject to change.',
    ].join('\n'),
    start: '2025-04-11T18:00:00-05:00',
    end: '2025-04-11T18:30:00-05:00',
    location: 'Multicultural Center, main hall, Rice University, Houston, TX',
    url: 'https://raade.example/conference#session-opening-address',
  });
});

test('one of a later day leads to its day, and seats are told', () => {
  expect(events.find(({ uid }) => uid.startsWith('lunch@'))?.url).toBe(
    'https://raade.example/conference?day=2#session-lunch',
  );
  const dinner = events.find(({ uid }) => uid.startsWith('welcome-dinner@'));
  expect(dinner?.description).toContain('Capacity: 120 seats');
});
