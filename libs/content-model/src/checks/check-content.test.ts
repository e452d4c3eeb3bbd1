import { SAMPLE_PARTS } from '../sample-content.ts';
import { checkContent } from './check-content.ts';

interface Parts {
  'forum-phases': { over: { title: string } };
  forum: {
    opening: string;
    days: { id: string; name: string }[];
    timeZone: string;
    registrationCloses: string;
  };
  sessions: {
    id: string;
    day: string;
    start: string;
    end: string;
    room: string;
    speakers: { speaker: string }[];
  }[];
  speakers: { id: string; bio: string }[];
  attendees: object[];
  projects: { slug: string; relatedProjects?: string[] }[];
}

/** What is found after a change of the sample, as lines: `sessions.check-in.end: must come after the beginning`. */
function findingsAfter(change: (parts: Parts) => void): string[] {
  const parts = structuredClone(SAMPLE_PARTS) as unknown as Parts;
  change(parts);
  return checkContent({ ...parts }).findings.map(
    ({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`,
  );
}

const session = ({ sessions }: Parts, id: string) => {
  const found = sessions.find((one) => one.id === id);
  if (!found) throw new Error(`The sample has no session "${id}".`);
  return found;
};

test('the sample is as it shall be', () => {
  expect(checkContent(SAMPLE_PARTS).findings).toEqual([]);
});

/** By what is found of it: a change of the sample. */
const MISTAKES: Readonly<Record<string, (parts: Parts) => void>> = {
  'sessions.check-in.end: must come after the beginning': (parts) =>
    (session(parts, 'check-in').end = '15:00'),
  'sessions.check-in.start: must be a time, like 18:00': (parts) =>
    (session(parts, 'check-in').start = '4 pm'),
  'sessions.innovation-showcase.start: is at the same time in the same room as "Opening Address"': (
    parts,
  ) => {
    const { start, end, room } = session(parts, 'opening-address');
    Object.assign(session(parts, 'innovation-showcase'), { start, end, room });
  },
  'sessions.opening-address.speakers.0.speaker: there is no speaker "ama-sample"': (parts) =>
    (parts.speakers = parts.speakers.filter(({ id }) => id !== 'ama-sample')),
  'sessions.check-in.day: there is no day "day9"': (parts) =>
    (session(parts, 'check-in').day = 'day9'),
  'sessions.check-in.id: "check-in" is there twice': (parts) =>
    parts.sessions.push({ ...session(parts, 'check-in'), start: '05:00', end: '05:30' }),
  'sessions.opening-address.speakers: Ama Sample is there twice': (parts) => {
    const { speakers } = session(parts, 'opening-address');
    speakers.push(...speakers.slice(0, 1));
  },
  'attendees.established.id: "established" is there twice': (parts) =>
    parts.attendees.push(parts.attendees[0] ?? {}),
  'forum.days.day2: Day 2 has no session': (parts) =>
    (parts.sessions = parts.sessions.filter(({ day }) => day !== 'day2')),
  'speakers.ama-sample.bio: must have 200 characters at most': (parts) =>
    (parts.speakers[0] = { ...parts.speakers[0], id: 'ama-sample', bio: 'a'.repeat(201) }),
  'forum.registrationCloses: must not come after the forum': (parts) =>
    (parts.forum.registrationCloses = '2025-05-01'),
  'forum.timeZone: must be a zone, like "America/Chicago"': (parts) =>
    (parts.forum.timeZone = 'America/Nowhere'),
  'forum-phases.over.title: there is no fact {when}, only {registrationOpens}, {registrationCloses}, {year}':
    (parts) => (parts['forum-phases'].over.title = 'The forum of {when}'),
  'forum.opening: clocks of America/Chicago skip 02:30 on 2025-03-09': (parts) => {
    parts.forum.opening = '02:30';
    Object.assign(parts.forum.days[0] ?? {}, { date: '2025-03-09' });
  },
  'sessions.welcome-dinner.end: clocks of America/Chicago skip 02:30 on 2025-03-09': (parts) => {
    Object.assign(parts.forum.days[0] ?? {}, { date: '2025-03-08' });
    Object.assign(session(parts, 'welcome-dinner'), { start: '23:00', end: '02:30' });
  },
  'sessions.lunch.start: is at the same time in the same room as "Welcome Dinner"': (parts) => {
    const room = 'Auditorium';
    Object.assign(session(parts, 'welcome-dinner'), { start: '20:30', end: '01:00', room });
    Object.assign(session(parts, 'lunch'), { start: '00:30', end: '02:00', room });
  },
  'projects.sunfi-solar-initiative.relatedProjects.0: there is no other project "sunfi-solar-initiative"':
    (parts) =>
      Object.assign(parts.projects[0] ?? {}, { relatedProjects: ['sunfi-solar-initiative'] }),
};

test.each(Object.entries(MISTAKES))('refused with item and field: %s', (finding, change) => {
  expect(findingsAfter(change)).toContain(finding);
});

test('what ends at midnight is apart from what begins then', () => {
  const findings = findingsAfter((parts) => {
    const room = 'Auditorium';
    Object.assign(session(parts, 'welcome-dinner'), { start: '20:30', end: '00:00', room });
    Object.assign(session(parts, 'lunch'), { start: '00:00', end: '02:00', room });
  });
  expect(findings).toEqual([]);
});

test('who speaks in two sessions at once is found', () => {
  const findings = findingsAfter((parts) => {
    const { day, start, end, speakers } = session(parts, 'opening-address');
    Object.assign(session(parts, 'lunch'), { day, start, end, speakers });
  });
  expect(findings).toContain(
    'sessions.lunch.start: is at the same time with Ama Sample, who speaks in "Opening Address" then',
  );
});
