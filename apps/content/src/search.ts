import type { SearchEntry } from '@raade/contracts/search';
import { sessionSearchEntries } from './conference/schedule/session-search.ts';

/** What search finds in this remote beside its pages. */
export const search: readonly SearchEntry[] = [...sessionSearchEntries];
