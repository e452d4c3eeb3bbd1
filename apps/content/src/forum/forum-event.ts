import { BRAND } from '@raade/contracts/base/brand';
import { FORUM } from '../content/forum.ts';
import { FORUM_ENTRY } from '../content/forum-entry.ts';
import { SPEAKERS } from '../content/speakers.ts';
import { personData } from '../speakers/speaker.head.ts';
import { SESSIONS } from './schedule/sessions.ts';

const place = (name: string) => ({ '@type': 'Place', name, address: FORUM.venue });

/** The forum with its sessions, as search engines read it: https://schema.org/Event */
export function forumEvent() {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: FORUM.name,
    startDate: FORUM_ENTRY.start,
    endDate: FORUM_ENTRY.end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: place(FORUM.venue),
    organizer: { '@type': 'Organization', name: BRAND.fullName },
    performer: SPEAKERS.map(personData),
    subEvent: SESSIONS.map(({ title, start, end, room }) => ({
      '@type': 'Event',
      name: title,
      startDate: start,
      endDate: end,
      location: place(room),
    })),
  };
}
