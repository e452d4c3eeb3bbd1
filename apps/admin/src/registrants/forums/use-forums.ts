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
  /** Like `Forum 2024, closed`. */
  readonly label: string;
  readonly isClosed: boolean;
  /** The change of its list that is possible now. */
  readonly action: ControlRegistrantListRequest['action'] | undefined;
}

/** The forum that the site presents. */
export const useCurrentForum = (): string => forumYear(useContent().forum);

/** All forums with registrants, and the current and the chosen forum, newest first. */
export function useForums(chosenForum: string) {
  const reading = useQuery(registrantListsQuery);
  const { forum } = useContent();
  const currentForum = forumYear(forum);
  const lists = new Map(reading.data?.map(({ forum_id, closed_at }) => [forum_id, closed_at]));
  const choiceOf = (id: string): ForumChoice => {
    const closedAt = lists.get(id);
    const isClosed = closedAt !== undefined;
    return {
      id,
      label: `Forum ${id}${id === currentForum ? ' (current)' : ''}${isClosed ? ', closed' : ''}`,
      isClosed,
      action: actionOn(id, closedAt, forum),
    };
  };
  const ids = new Set([currentForum, chosenForum, ...lists.keys()]);
  return { forums: [...ids].sort().reverse().map(choiceOf), reading };
}

/** The possible change of a list. It depends on the real time, also if the site shows another day, as in the function. */
function actionOn(id: string, closedAt: Date | undefined, forum: Forum): ForumChoice['action'] {
  if (closedAt) return canBeUndone(closedAt) ? 'reopen' : undefined;
  return isForumOver(id, forum, Date.now()) ? 'close' : undefined;
}
