import type { Content } from '../content.schema.ts';
import { programOf } from '../program/program.ts';
import { SAMPLE } from '../sample-content.ts';
import { sessionEvents } from './session-event.ts';

const events = sessionEvents(programOf(SAMPLE), {
  venue: SAMPLE.forum.venue,
  siteUrl: 'https://raade.example',
});

test('a session keeps its uid and fields, so that calendars recognize it', () => {
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

const placesIn = (content: Pick<Content, 'forum' | 'sessions' | 'speakers'>) =>
  sessionEvents(programOf(content), {
    venue: content.forum.venue,
    siteUrl: 'https://raade.example',
  }).map(({ location }) => location);

test('the place of a session names its building, once', () => {
  const school = 'Glasscock School of Continuing Studies, Rice University, Houston, TX';
  const places = placesIn(SAMPLE);
  expect(places).toContain(`Room 100, ${school}`);
  expect(places).toContain(`Auditorium, ${school}`);
  const days = SAMPLE.forum.days.map((day) => ({ ...day, venue: SAMPLE.forum.venue }));
  expect(placesIn({ ...SAMPLE, forum: { ...SAMPLE.forum, days } })).toContain(
    'Room 100, Rice University, Houston, TX',
  );
});

test('a session of a later day links to its day, and its seats are in the description', () => {
  expect(events.find(({ uid }) => uid.startsWith('lunch@'))?.url).toBe(
    'https://raade.example/conference?day=2#session-lunch',
  );
  const dinner = events.find(({ uid }) => uid.startsWith('welcome-dinner@'));
  expect(dinner?.description).toContain('Capacity: 120 seats');
});
