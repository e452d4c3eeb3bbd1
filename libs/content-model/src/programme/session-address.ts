/** The page of the forum. */
export const FORUM_PATH = '/conference';

/** The page of a forum that took place, and the list of all of them. */
export const pastForumPath = (year: string) => `${FORUM_PATH}/${year}`;
export const PAST_FORUMS_PATH = `${FORUM_PATH}/past`;

/** Id of the element that shows a session. */
export const sessionAnchor = (id: string) => `session-${id}`;

/**
 * The path of the page that shows one session, from the site's root. The first day is there without a number; the page
 * of a past forum shows all of them at once.
 * @param dayNumber of the session's day, from 1
 */
export const sessionPath = (id: string, dayNumber: number, pastPath?: string) =>
  `${pastPath ?? FORUM_PATH + (dayNumber > 1 ? `?day=${dayNumber}` : '')}#${sessionAnchor(id)}`;
