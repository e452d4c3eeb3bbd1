import type { SearchEntry } from '@raade/contracts/search';
import { sessionSearchEntries } from './forum/schedule/session-search.ts';
import { PROJECTS } from './content/projects.ts';
import { SPEAKERS } from './content/speakers.ts';
import { projectSearchEntries } from './projects/project-search.ts';
import { speakerSearchEntries } from './speakers/speaker-search.ts';

/** Entries of this remote in search, beside its pages. */
export const search: readonly SearchEntry[] = [
  ...projectSearchEntries(PROJECTS),
  ...speakerSearchEntries(SPEAKERS),
  ...sessionSearchEntries,
];
