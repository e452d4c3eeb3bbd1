import '@raade/content-model/provided/sample-unless-provided';
import { documentContent } from '@raade/content-model/provided/provided-content';
import type { SearchEntry } from '@raade/contracts/site/search';
import { sessionSearchEntries } from './forum/schedule/session-search.ts';
import { travelSearchEntries } from './forum/travel-search.ts';
import { PROJECTS } from './content/projects.ts';
import { SPEAKERS } from './content/speakers.ts';
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
export const search: readonly SearchEntry[] = [
  SCHEDULE_ENTRY,
  ...travelSearchEntries(documentContent()['forum-page']),
  ...projectSearchEntries(PROJECTS),
  ...speakerSearchEntries(SPEAKERS),
  ...sessionSearchEntries(documentContent()),
];
