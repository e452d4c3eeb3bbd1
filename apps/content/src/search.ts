import { SAMPLE_CONTENT } from '@raade/content-model/sample-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import type { SearchEntry } from '@raade/contracts/site/search';
import { pastSearchEntries } from './archive/past.head.ts';
import { sessionSearchEntries } from './forum/schedule/session-search.ts';
import { travelSearchEntries } from './forum/travel-search.ts';
import { speakersOf } from './content/speakers.ts';
import { projectSearchEntries } from './projects/project-search.ts';
import { speakerSearchEntries } from './speakers/speaker-search.ts';

/** Half a page, but what most who come to the forum look for. */
const SCHEDULE_ENTRY: SearchEntry = {
  title: 'Schedule',
  path: '/conference#schedule',
  kind: 'Pages',
  text: 'All sessions of the forum, in its time or yours, and for your calendar.',
  suggested: true,
};

/** Entries of this remote in search, beside its pages. */
export const searchOf = (content: ProvidedContent): readonly SearchEntry[] => [
  ...(content.sessions.length > 0 ? [SCHEDULE_ENTRY] : []),
  ...travelSearchEntries(content['forum-page']),
  ...projectSearchEntries(content.projects),
  ...speakerSearchEntries(speakersOf(content)),
  ...sessionSearchEntries(content),
  ...pastSearchEntries(content),
];

export const search = searchOf(SAMPLE_CONTENT);
