import { forumYear, isForumOver } from '@raade/content-model/forum/forum-facts';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import { useContent } from '@raade/content-model/provided/use-content';
import {
  canBeUndone,
  type ControlRegistrantListRequest,
} from '@raade/contracts/registrants/registrant-lists';
import { useQuery } from '@tanstack/react-query';
import { registrantListsQuery } from './registrant-lists.query.ts';

export interface ForumChoice {
  readonly id: string;
  /** 'Forum 2024, closed'. */
  readonly label: string;
  readonly isClosed: boolean;
  /** The change of its list that is possible now. */
  readonly action: ControlRegistrantListRequest['action'] | undefined;
}

/** The forum that the site presents. */
export const useCurrentForum = (): string => forumYear(useContent().forum);

/** All forums with registrants, the current and the chosen one, newest first. */
export function useForums(chosen: string) {
  const reading = useQuery(registrantListsQuery);
  const { forum } = useContent();
  const current = forumYear(forum);
  const lists = new Map(reading.data?.map(({ forum_id, closed_at }) => [forum_id, closed_at]));
  const choiceOf = (id: string): ForumChoice => {
    const closedAt = lists.get(id);
    const isClosed = closedAt !== undefined;
    return {
      id,
      label: `Forum ${id}${id === current ? ' (current)' : ''}${isClosed ? ', closed' : ''}`,
      isClosed,
      action: actionOn(id, closedAt, forum),
    };
  };
  const ids = new Set([current, chosen, ...lists.keys()]);
  return { forums: [...ids].sort().reverse().map(choiceOf), reading };
}

/** By today's clock like the function, also on a site that is composed for another day. */
function actionOn(id: string, closedAt: Date | undefined, current: Forum): ForumChoice['action'] {
  if (closedAt) return canBeUndone(closedAt) ? 'reopen' : undefined;
  return isForumOver(id, current, Date.now()) ? 'close' : undefined;
}
