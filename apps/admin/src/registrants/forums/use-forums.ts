import { type ForumFacts, forumFacts } from '@raade/content-model/forum/forum-facts';
import { wallDate } from '@raade/content-model/forum/wall-clock';
import { useContent } from '@raade/content-model/provided/use-content';
import { type ForumId, forumIdOf } from '@raade/contracts/content/forum-id';
import { UNDO_MS } from '@raade/contracts/registrants/registrant-lists';
import { useQuery } from '@tanstack/react-query';
import { registrantListsQuery } from './registrant-lists.query.ts';

export interface ForumChoice {
  readonly id: ForumId;
  /** 'Forum 2024, closed'. */
  readonly label: string;
  readonly isOver: boolean;
  /** When its list was closed; undefined while it is open. */
  readonly closedAt: Date | undefined;
  /** True while that can be undone. */
  readonly canReopen: boolean;
}

/** The forum of which the site tells. */
export const useCurrentForum = (): ForumId => forumIdOf(forumFacts(useContent().forum).firstDay);

/**
 * The current forum, and all forums of which there can be registrants, the newest first.
 * @param named one more forum, whoever is registered
 */
export function useForums(named?: ForumId) {
  const { data: lists = [] } = useQuery(registrantListsQuery);
  const facts = forumFacts(useContent().forum);
  const current = forumIdOf(facts.firstDay);
  const ids = [current, ...(named ? [named] : []), ...lists.map(({ forum_id }) => forum_id)];
  const choiceOf = (id: ForumId): ForumChoice => {
    const closedAt = lists.find(({ forum_id }) => forum_id === id)?.closed_at;
    return {
      id,
      label: `Forum ${id}${id === current ? ' (this one)' : ''}${closedAt ? ', closed' : ''}`,
      isOver: id < current || (id === current && isOver(facts)),
      closedAt,
      canReopen: closedAt !== undefined && isOfLastDay(closedAt),
    };
  };
  return { current, forums: [...new Set(ids)].sort().reverse().map(choiceOf) };
}

/** As the function asks: by the clock of today, also where a site is composed for another day. */
const isOver = ({ lastDay, timeZone }: ForumFacts) => wallDate(Date.now(), timeZone) > lastDay;

const isOfLastDay = (time: Date) => Date.now() - time.getTime() < UNDO_MS;
