/** The page of the forum. */
export const FORUM_PATH = '/conference';

/** The path of the page of a past forum. */
export const pastForumPath = (year: string) => `${FORUM_PATH}/${year}`;
export const PAST_FORUMS_PATH = `${FORUM_PATH}/past`;

/** The id of the HTML element of a session. */
export const sessionAnchor = (id: string) => `session-${id}`;

/**
 * The link to a session. The page of the forum shows the first day by default; that of a past forum shows all days.
 * @param dayNumber number of the session's day, from 1
 * @param pastPath the path of the page of the past forum, for its sessions
 */
export const sessionPath = (id: string, dayNumber: number, pastPath?: string) =>
  `${pastPath ?? FORUM_PATH + (dayNumber > 1 ? `?day=${dayNumber}` : '')}#${sessionAnchor(id)}`;
