/** The page of the forum. */
export const FORUM_PATH = '/conference';

/** Id of the element that shows a session. */
export const sessionAnchor = (id: string) => `session-${id}`;

/**
 * The path of the forum page that shows one session, from the site's root. The first day is there without a number.
 * @param dayNumber of the session's day, from 1
 */
export const sessionPath = (id: string, dayNumber: number) =>
  `${FORUM_PATH}${dayNumber > 1 ? `?day=${dayNumber}` : ''}#${sessionAnchor(id)}`;
