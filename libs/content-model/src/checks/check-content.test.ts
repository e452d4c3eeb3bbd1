import type { Content } from '../content.schema.ts';
import { archivedForum } from '../forum/archived-forum.ts';
import type { PastForum } from '../forum/past-forums.schema.ts';
import { SAMPLE } from '../sample-content.ts';
import { checkContent } from './check-content.ts';

/** Findings after a change of the sample, as lines: `sessions.check-in.end: must come after the beginning`. */
function findingsAfter(change: (parts: Content) => void): string[] {
  const parts = structuredClone(SAMPLE);
  change(parts);
  return checkContent({ ...parts }).findings.map(
    ({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`,
  );
}

/** A forum of a day with one session. */
function pastForum(change: Partial<PastForum['sessions'][number]> = {}): PastForum {
  const { name, timeZone, opening, isFull, showsPromoBanner } = SAMPLE.forum;
  const days = [{ id: 'day1', name: 'Day 1', date: '2024-04-12' }];
  const tea = { id: 'tea', title: 'Tea', type: 'break', day: 'day1', room: 'Hall', speakers: [] };
  return {
    forum: { name, timeZone, opening, isFull, showsPromoBanner, days },
    id: '2024',
    speakers: [],
    films: [],
    sessions: [{ ...tea, start: '16:00', end: '17:00', ...change }],
  };
}

const session = ({ sessions }: Content, id: string) => {
  const found = sessions.find((one) => one.id === id);
  if (!found) throw new Error(`The sample has no session "${id}".`);
  return found;
};

test('the sample has no findings', () => {
  expect(findingsAfter(() => undefined)).toEqual([]);
});

/** Changes of the sample, each by the finding that it causes. */
const MISTAKES: Readonly<Record<string, (parts: Content) => void>> = {
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
    parts.speakers.shift(),
  'sessions.check-in.day: there is no day "day9"': (parts) =>
    (session(parts, 'check-in').day = 'day9'),
  'sessions.check-in.id: "check-in" is there twice': (parts) =>
    parts.sessions.push({ ...session(parts, 'check-in'), start: '05:00', end: '05:30' }),
  'sessions.opening-address.speakers: Ama Sample is there twice': (parts) => {
    const { speakers } = session(parts, 'opening-address');
    speakers.push(...speakers.slice(0, 1));
  },
  'attendees.established.id: "established" is there twice': (parts) =>
    parts.attendees.push(...parts.attendees.slice(0, 1)),
  'speakers.ama-sample.bio: must have 200 characters at most': (parts) =>
    Object.assign(parts.speakers[0] ?? {}, { bio: 'a'.repeat(201) }),
  'forum.registrationCloses: must not come after the forum': (parts) =>
    (parts.forum.registrationCloses = '2025-05-01'),
  'forum.timeZone: must be a zone, like "America/Chicago"': (parts) =>
    (parts.forum.timeZone = 'America/Nowhere'),
  'forum-phases.over.title: there is no fact {when}, only {registrationOpens}, {registrationCloses}, {year}':
    (parts) => (parts['forum-phases'].over.title = 'The forum of {when}'),
  'forum.registrationCloses: is missing': (parts) => delete parts.forum.registrationCloses,
  'forum-phases.planned.title: there is no fact {registrationOpens}, only {year}': (parts) =>
    (parts['forum-phases'].planned.title = 'It opens on {registrationOpens}'),
  'forum-phases.over.title: there is no fact {registrationCloses}, only {year}': (parts) => {
    delete parts.forum.registrationOpens;
    delete parts.forum.registrationCloses;
    parts['forum-phases'].over.title = 'It closed on {registrationCloses}';
  },
  'past-forums.2025.id: must be before 2025, the year of the forum to come': (parts) =>
    parts['past-forums'].push(archivedForum(SAMPLE)),
  'past-forums.2023.id: must be 2024, the year of its first day': (parts) =>
    parts['past-forums'].push({ ...pastForum(), id: '2023' }),
  'past-forums.2024.id: "2024" is there twice': (parts) =>
    parts['past-forums'].push(pastForum(), pastForum()),
  'past-forums.2024.sessions.tea.day: there is no day "day2"': (parts) =>
    parts['past-forums'].push(pastForum({ day: 'day2' })),
  'sessions.lunch.id: "lunch" is a session of 2024; choose another id': (parts) =>
    parts['past-forums'].push(pastForum({ id: 'lunch' })),
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
  'giving.tiers.Tier 1.dollars: must be more than the amount before': (parts) => {
    parts.giving.tiers.reverse();
    parts.giving.tiers.forEach((tier, index) => (tier.title = `Tier ${index}`));
  },
  'giving.chosenFirst: must be one of the suggested amounts': (parts) =>
    (parts.giving.chosenFirst = 51),
  'giving.chosenFirst: must be 999999 at most': (parts) => (parts.giving.chosenFirst = 1_000_000),
  'applications.partner.facts.example.project: there is no project "project-99"': (parts) =>
    (parts.applications.partner.facts.example = { label: 'See one', project: 'project-99' }),
  'mails.entrance: there is no fact {name}, only {couponCode}': (parts) =>
    (parts.mails.entrance = 'Say {name}, {couponCode}.'),
  'projects.sunfi-solar-initiative.relatedProjects.0: there is no other project "sunfi-solar-initiative"':
    (parts) =>
      Object.assign(parts.projects[0] ?? {}, { relatedProjects: ['sunfi-solar-initiative'] }),
};

test.each(Object.entries(MISTAKES))('a mistake is reported: %s', (finding, change) => {
  expect(findingsAfter(change)).toContain(finding);
});

test('a session that ends at midnight does not overlap with one that begins then', () => {
  const findings = findingsAfter((parts) => {
    const room = 'Auditorium';
    Object.assign(session(parts, 'welcome-dinner'), { start: '20:30', end: '00:00', room });
    Object.assign(session(parts, 'lunch'), { start: '00:00', end: '02:00', room });
  });
  expect(findings).toEqual([]);
});

test('a speaker in two sessions at once is reported', () => {
  const findings = findingsAfter((parts) => {
    const { day, start, end, speakers } = session(parts, 'opening-address');
    Object.assign(session(parts, 'lunch'), { day, start, end, speakers });
  });
  expect(findings).toContain(
    'sessions.lunch.start: is at the same time with Ama Sample, who speaks in "Opening Address" then',
  );
});
