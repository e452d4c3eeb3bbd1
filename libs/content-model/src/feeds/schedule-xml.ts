import { FEEDS } from '@raade/contracts/feeds';
import type { FeedInput } from './feed-input.ts';
import {
  type Schedule,
  type ScheduleDay,
  type ScheduleEvent,
  scheduleOf,
  TIMESLOT,
} from './schedule.ts';
import { element, type XmlElement, xmlDocument } from './xml.ts';

/** `schedule.xml`, as conference apps read it (https://c3voc.de/schedule/schema.xsd). */
export function scheduleXml(input: FeedInput): string {
  const schedule = scheduleOf(input);
  return xmlDocument(
    element('schedule', [
      element('generator', '', { name: 'RAADE' }),
      element('url', new URL(FEEDS.xml, schedule.siteUrl).href),
      element('version', schedule.version),
      conferenceOf(schedule, input.content.forum.days.length),
      ...schedule.days.map(dayOf),
    ]),
  );
}

function conferenceOf({ conference, siteUrl }: Schedule, days: number): XmlElement {
  const { acronym, title, start, end, url, timeZone } = conference;
  return element('conference', [
    element('acronym', acronym),
    element('title', title),
    element('start', start),
    element('end', end),
    element('days', String(days)),
    element('timeslot_duration', TIMESLOT),
    element('base_url', siteUrl),
    element('url', url),
    ...(timeZone === undefined ? [] : [element('time_zone_name', timeZone)]),
  ]);
}

function dayOf({ index, date, start, end, rooms }: ScheduleDay): XmlElement {
  const inside = rooms.map(({ name, events }) => element('room', events.map(eventOf), { name }));
  return element('day', inside, { index, date, start, end });
}

function eventOf({ guid, id, persons, ...event }: ScheduleEvent): XmlElement {
  return element(
    'event',
    [
      element('room', event.room),
      element('title', event.title),
      element('subtitle'),
      element('type', event.type),
      element('date', event.date),
      element('start', event.start),
      element('duration', event.duration),
      element('abstract'),
      element('slug', event.slug),
      element('track'),
      element(
        'persons',
        persons.map(({ speaker, guid: person }) =>
          element('person', speaker.name, { guid: person }),
        ),
      ),
      element('language', 'en'),
      element('description', event.description),
      element('url', event.url),
    ],
    { guid, id },
  );
}
