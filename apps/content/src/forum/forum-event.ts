import { BRAND } from '@raade/contracts/base/brand';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { forumEntryOf } from '../content/forum-entry.ts';
import { daysOf } from '../content/schedule.ts';
import { speakersOf } from '../content/speakers.ts';
import { personData } from '../speakers/speaker.head.ts';
import { sessionsOf } from './schedule/sessions.ts';

/** The forum with its sessions, as search engines read it: https://schema.org/Event */
export function forumEvent(content: ProvidedContent) {
  const { name, venue, firstDay, lastDay } = forumOf(content);
  const sessions = sessionsOf(daysOf(content));
  const performer = speakersOf(content).map(personData);
  const hours = sessions.length > 0 ? forumEntryOf(content) : { start: firstDay, end: lastDay };
  const place = (room: string) => ({
    '@type': 'Place',
    name: room,
    ...(venue !== undefined && { address: venue }),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: hours.start,
    endDate: hours.end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    ...(venue !== undefined && { location: place(venue) }),
    organizer: { '@type': 'Organization', name: BRAND.fullName },
    ...(performer.length > 0 && { performer }),
    subEvent: sessions.map((session) => ({
      '@type': 'Event',
      name: session.title,
      startDate: session.start,
      endDate: session.end,
      location: place(session.room),
    })),
  };
}
