import { projectPath, speakerPath } from '@raade/content-model/addresses/page-address';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { namesOf } from '@raade/content-model/program/names-of';
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
const MAX_LENGTH = 2000;

/** Joins the texts of an entry; some may be missing. */
const joinTexts = (texts: readonly (string | undefined)[]) =>
  texts.filter(Boolean).join(' · ').slice(0, MAX_LENGTH);

const pageEntry = (title: string, path: string, text: string): SearchEntry => ({
  title,
  path,
  kind: 'Pages',
  text,
});

/** The schedule is only a section of a page, but most guests look for it, so it has an entry. */
const SCHEDULE_ENTRY: SearchEntry = {
  ...pageEntry(
    'Schedule',
    '/conference#schedule',
    'All sessions of the forum, in its time or yours, and for your calendar.',
  ),
  suggested: true,
};

/** Other words that people search for. At the end, since results show only the start of the text. */
const SYNONYMS = 'Directions, transport, parking, accommodation, accessibility, wheelchair.';
/** Length of the text before the synonyms, in characters. */
const MAX_FACTS_LENGTH = MAX_LENGTH - 100;

/** Entries about travel and refunds. */
function travelEntries(content: ProvidedContent): readonly SearchEntry[] {
  const facts = travelFacts(content['forum-page']);
  if (!facts) return [];
  const allFacts = facts.map(({ title, text }) => `${title}: ${text}`).join(' ');
  return [
    pageEntry('Travel', '/conference#travel', `${allFacts.slice(0, MAX_FACTS_LENGTH)} ${SYNONYMS}`),
    ...facts.flatMap(({ id, title, text }) =>
      id ? [pageEntry(title, `/conference#${id}`, text)] : [],
    ),
  ];
}

const projectEntries = ({ projects }: ProvidedContent): readonly SearchEntry[] =>
  projects.map((project) => ({
    title: project.name,
    path: projectPath(project),
    kind: 'Projects',
    suggested: true,
    text: joinTexts([
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
    text: joinTexts([
      `${speaker.role}, ${speaker.organization}`,
      speaker.bio,
      ...speaker.expertise,
      speaker.talk?.title,
    ]),
  }));

function sessionEntries(content: ProvidedContent): readonly SearchEntry[] {
  const days = daysOf(content);
  return days.flatMap(({ name, date, sessions }) =>
    sessions.map((session) => ({
      title: session.title,
      path: pathOfSession(session.id, days),
      kind: 'Sessions',
      text: joinTexts([
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
  pastForumsOf(content).map(({ path, content: pastContent }) =>
    pageEntry(
      pastForumTitle(pastContent),
      path,
      joinTexts([
        forumOf(pastContent).datesAndPlace,
        ...pastContent.speakers.map(({ name }) => name),
        ...pastContent.sessions.map(({ title }) => title),
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
