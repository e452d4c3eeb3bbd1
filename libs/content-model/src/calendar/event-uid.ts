/**
 * The UID of an event in our calendar files: the same for all time and all the world, so it ends in the site's own
 * domain (RFC 7986, 5.3), and importing a file twice makes no double.
 * @param id unique among our events
 */
export const eventUid = (id: string, siteUrl: string) => `${id}@${new URL(siteUrl).hostname}`;
