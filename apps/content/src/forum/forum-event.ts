import { BRAND } from '@raade/contracts/base/brand';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { forumEntryOf } from '../content/forum-entry.ts';
import { daysOf } from '../content/schedule.ts';
import { speakersOf } from '../content/speakers.ts';
import { personData } from '../speakers/speaker.head.ts';
import { sessionsOf } from './schedule/sessions.ts';

/** The forum with its sessions as structured data for search engines: https://schema.org/Event */
export function forumEvent(content: ProvidedContent) {
  const { name, venue } = content.forum;
  const { start, end } = forumEntryOf(content);
  const place = (room: string) => ({
    '@type': 'Place',
    name: room,
    ...(venue && { address: venue }),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: start,
    endDate: end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    ...(venue && { location: place(venue) }),
    organizer: { '@type': 'Organization', name: BRAND.fullName },
    performer: speakersOf(content).map(personData),
    subEvent: sessionsOf(daysOf(content)).map((session) => ({
      '@type': 'Event',
      name: session.title,
      startDate: session.start,
      endDate: session.end,
      location: place(session.room),
    })),
  };
}
