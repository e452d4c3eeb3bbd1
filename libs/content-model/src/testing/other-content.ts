import type { Content } from '../content.schema.ts';
import type { PastForum } from '../forum/past-forums.schema.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';
import type { StoredSpeaker } from '../forum/speakers.schema.ts';
import { ILLUSTRATIONS } from '../studios/illustrations.ts';
import type { StoredProject } from '../studios/projects.schema.ts';
import { SECTORS } from '../studios/sectors.ts';
import { SAMPLE } from '../sample-content.ts';
import { OTHER_GIVING } from './other-giving.ts';
import { OTHER_PEOPLE } from './other-people.ts';
import { otherPicture } from './other-pictures.ts';

/** In this time zone, daylight saving time ends in the night before the third day. */
const TIME_ZONE = 'Europe/Lisbon';
const DATES = ['2026-10-23', '2026-10-24', '2026-10-25'] as const;
const SESSION_COUNT = 40;
const PROJECT_COUNT = 9;
const TRACKS = ['Sala Grande', 'Biblioteca'] as const;
const KINDS = ['plenary', 'panel', 'workshop', 'fireside'] as const;
const TYPES = ['keynote', 'panel', 'workshop', 'break', 'unconference'] as const;

/** The item at an index of a list that repeats endlessly. */
const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('A list to choose from is empty.');
  return item;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Sessions in two parallel tracks, every 75 minutes from 9:00. */
function sessionOf(index: number): StoredSession {
  const perDay = Math.ceil(SESSION_COUNT / DATES.length);
  const slot = Math.floor((index % perDay) / TRACKS.length);
  const minutes = 9 * 60 + slot * 75;
  const timeOf = (value: number) => `${twoDigits(Math.floor(value / 60))}:${twoDigits(value % 60)}`;
  const speakers = OTHER_PEOPLE.filter((_one, person) => person % SESSION_COUNT === index).map(
    ({ id }) => ({ speaker: id, role: 'Speaker' }),
  );
  return {
    id: `session-${index + 1}`,
    title: index === 7 ? 'Ìjọba, ọ̀nà àti ₦100,000: what a road costs' : `Session ${index + 1}`,
    ...(index % 3 === 0
      ? {}
      : { description: 'What was tried, what failed, and what comes next.' }),
    type: itemAt(TYPES, index),
    day: `day-${Math.floor(index / perDay) + 1}`,
    start: timeOf(minutes),
    end: timeOf(minutes + 60),
    room: itemAt(TRACKS, index),
    speakers,
    ...(index % 4 === 2 ? { capacity: 18 } : {}),
  };
}

function speakerOf({ id, name }: { id: string; name: string }, index: number): StoredSpeaker {
  return {
    ...(index === 2 ? { address: 'ustadha-amina', formerAddresses: ['amina'] } : {}),
    id,
    name,
    role: 'Engineer',
    organization: 'Exemplo & Filhas',
    kind: itemAt(KINDS, index),
    bio: `${name} builds things that last, and tells how.`,
    fullBio: index % 2 === 0 ? [] : ['A first paragraph.', 'A second one, of ₵ and ₦.'],
    expertise: ['Roads'],
    social: {},
    ...(index % 6 === 1 ? { picture: otherPicture(index, `${name}, laughing`) } : {}),
  };
}

/** A past forum of one day, with a speaker who is also in the current forum and one who is not. */
const OTHER_PAST: PastForum = {
  id: '2025',
  forum: {
    name: 'Fórum do Porto',
    timeZone: TIME_ZONE,
    opening: '09:00',
    days: [{ id: 'day-1', name: 'Day 1', date: '2025-10-24', venue: 'Casa Exemplo' }],
    isFull: true,
    showsPromoBanner: false,
  },
  sessions: [
    {
      id: 'first-road',
      title: 'The first road',
      type: 'keynote',
      day: 'day-1',
      start: '10:00',
      end: '11:00',
      room: 'Sala Pequena',
      speakers: [{ speaker: 'tomas-amostra', role: 'Speaker' }],
    },
  ],
  speakers: [
    { ...speakerOf({ id: 'tomas-amostra', name: 'Tomás Amostra' }, 7), formerAddresses: ['tomas'] },
    ...OTHER_PEOPLE.slice(0, 1).map(speakerOf),
  ],
  films: [{ youtubeId: 'otherVideo1', title: 'A day in Porto' }],
};

function projectOf(sample: StoredProject, index: number): StoredProject {
  const sector = itemAt(SECTORS, index);
  return {
    ...sample,
    slug: `project-${index + 1}`,
    name: index === 4 ? 'Ọjà: a market that keeps its own books' : `Project ${index + 1}`,
    line: `Line of project ${index + 1}`,
    image: {
      illustration: itemAt(ILLUSTRATIONS, index),
      alt: 'A drawing of what the team works on.',
    },
    ...(index % 2 === 1 ? { picture: otherPicture(50 + index, 'A road of red earth.') } : {}),
    sector,
    sectors: [sector, itemAt(SECTORS, index + 1)],
    phase: (index % 3) + 1,
    goals: sample.goals.slice(0, 2 + (index % 3)),
    outcomes: sample.outcomes.slice(0, 2 + (index % 3)),
    ...(index === 2 ? { address: 'a-road', formerAddresses: ['the-road'] } : {}),
    relatedProjects: [`project-${((index + 1) % PROJECT_COUNT) + 1}`],
  };
}

/**
 * Content that differs from the sample as much as the schemas allow: three days in another time zone, around the end of
 * daylight saving time, two tracks, names in many alphabets, no sponsors. Tests use both, to cover what editors may
 * write.
 */
function otherContent(): Content {
  const sample = SAMPLE;
  const project = itemAt(sample.projects, 0);
  return {
    ...sample,
    forum: {
      name: 'Fórum de Lisboa',
      timeZone: TIME_ZONE,
      venue: 'Universidade Exemplo, Lisbon',
      opening: '09:00',
      days: DATES.map((date, index) => ({
        id: `day-${index + 1}`,
        name: `Day ${index + 1}`,
        date,
        venue: itemAt(TRACKS, index),
        mapQuery: 'Universidade Exemplo, Lisbon',
      })),
      registrationOpens: '2026-05-01',
      registrationCloses: '2026-10-20',
      isFull: false,
      showsPromoBanner: false,
    },
    sessions: Array.from({ length: SESSION_COUNT }, (_none, index) => sessionOf(index)),
    speakers: OTHER_PEOPLE.map(speakerOf),
    'past-forums': [OTHER_PAST],
    'forum-page': {
      claims: sample['forum-page'].claims,
      intro: sample['forum-page'].intro,
      features: sample['forum-page'].features,
      expectations: sample['forum-page'].expectations,
    },
    sponsors: [],
    ...OTHER_GIVING,
    attendees: sample.attendees.slice(0, 3),
    projects: Array.from({ length: PROJECT_COUNT }, (_none, index) => projectOf(project, index)),
    home: { ...sample.home, hook: { ...sample.home.hook, project: 'project-2' } },
    about: {
      ...sample.about,
      reality: {
        ...sample.about.reality,
        questions: [{ text: 'Who keeps a road once it is built?', project: 'project-3' }],
      },
    },
    team: {
      members: [
        {
          id: 'yaa',
          name: 'Yaa',
          role: 'Director',
          studies: 'Law, class of 2027',
          hasPortrait: false,
          picture: otherPicture(40, 'Yaa at her desk'),
        },
      ],
      correspondent: 'yaa',
    },
  };
}

/** Content for tests that differs from the sample. */
export const OTHER_CONTENT = otherContent();
