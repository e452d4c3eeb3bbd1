import { projectPath, speakerPath } from '@raade/content-model/addresses/page-address';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { namesOf } from '@raade/content-model/programme/names-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE_CONTENT } from '@raade/content-model/sample-content';
import type { SearchEntry } from '@raade/contracts/site/search';
import { pastForumsOf, pastForumTitle } from './archive/past.head.ts';
import { timeRange } from './calendar/time-text.ts';
import { daysOf } from './content/schedule.ts';
import { speakersOf } from './content/speakers.ts';
import { pathOfSession } from './forum/schedule/schedule-view.ts';
import { travelFacts } from './forum/travel-facts.ts';
import { sectorsOf } from './content/projects.ts';

/** Longest text of a search entry, in characters. */
const LONGEST = 2000;

/** Joins the texts of an entry; some may be missing. */
const wordsOf = (parts: readonly (string | undefined)[]) =>
  parts.filter(Boolean).join(' · ').slice(0, LONGEST);

const page = (title: string, path: string, text: string): SearchEntry => ({
  title,
  path,
  kind: 'Pages',
  text,
});

/** Only a section, but what most guests look for. */
const SCHEDULE_ENTRY: SearchEntry = {
  ...page(
    'Schedule',
    '/conference#schedule',
    'All sessions of the forum, in its time or yours, and for your calendar.',
  ),
  suggested: true,
};

/** Other words that people search for. At the end, since results show only the start of the text. */
const ALSO_CALLED = 'Directions, transport, parking, accommodation, accessibility, wheelchair.';
/** Length of the text before them, in characters. */
const MAIN = LONGEST - 100;

/** Entries about travel and refunds. */
function travelEntries(content: ProvidedContent): readonly SearchEntry[] {
  const facts = travelFacts(content['forum-page']);
  if (!facts) return [];
  const words = facts.map(({ title, text }) => `${title}: ${text}`).join(' ');
  return [
    page('Travel', '/conference#travel', `${words.slice(0, MAIN)} ${ALSO_CALLED}`),
    ...facts.flatMap(({ id, title, text }) => (id ? [page(title, `/conference#${id}`, text)] : [])),
  ];
}

const projectEntries = ({ projects }: ProvidedContent): readonly SearchEntry[] =>
  projects.map((project) => ({
    title: project.name,
    path: projectPath(project),
    kind: 'Projects',
    suggested: true,
    text: wordsOf([
      project.description,
      ...sectorsOf(project),
      project.partner,
      project.challenge,
      ...project.goals,
    ]),
  }));

const speakerEntries = (content: ProvidedContent): readonly SearchEntry[] =>
  speakersOf(content).map((speaker) => ({
    title: speaker.name,
    path: speakerPath(speaker),
    kind: 'Speakers',
    text: wordsOf([
      `${speaker.role}, ${speaker.organization}`,
      speaker.bio,
      ...speaker.expertise,
      speaker.speaking?.title,
    ]),
  }));

function sessionEntries(content: ProvidedContent): readonly SearchEntry[] {
  const days = daysOf(content);
  return days.flatMap(({ name, date, sessions }) =>
    sessions.map((session) => ({
      title: session.title,
      path: pathOfSession(session.id, days),
      kind: 'Sessions',
      text: wordsOf([
        `${name}, ${monthAndDay(date)}, ${timeRange(session, content.forum.timeZone)}`,
        session.room,
        namesOf(session.speakers),
        session.type,
        session.description,
      ]),
    })),
  );
}

/** Past forums can be found by their speakers and sessions. */
const pastEntries = (content: ProvidedContent): readonly SearchEntry[] =>
  pastForumsOf(content).map(({ path, content: past }) =>
    page(
      pastForumTitle(past),
      path,
      wordsOf([
        forumOf(past).datesAndPlace,
        ...past.speakers.map(({ name }) => name),
        ...past.sessions.map(({ title }) => title),
      ]),
    ),
  );

/** The search entries of this remote, besides its pages. */
export const searchOf = (content: ProvidedContent): readonly SearchEntry[] => [
  ...(content.sessions.length > 0 ? [SCHEDULE_ENTRY] : []),
  ...travelEntries(content),
  ...projectEntries(content),
  ...speakerEntries(content),
  ...sessionEntries(content),
  ...pastEntries(content),
];

export const search = searchOf(SAMPLE_CONTENT);
