/**
 * The UID of an event in our calendar files. It is globally unique, since it contains the site's domain (RFC 7986,
 * 5.3), and constant, so that importing a file twice creates no duplicates.
 * @param id unique among our events
 */
export const eventUid = (id: string, siteUrl: string) => `${id}@${new URL(siteUrl).hostname}`;
