import type { ForumId } from '@raade/contracts/content/forum-id';
import { queryClient } from '../../reading/query-client.ts';
import { registrantListsQuery } from '../forums/registrant-lists.query.ts';
import { registrantQueries } from '../registrants.query.ts';
import { recentImportsQuery } from './recent-imports.query.ts';

/** Reads again what an import, or undoing one, has changed. */
export function readAgain(forumId: ForumId): void {
  const { pages, count } = registrantQueries(forumId);
  for (const { queryKey } of [pages, count, registrantListsQuery, recentImportsQuery]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
