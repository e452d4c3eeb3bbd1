import { FORUM } from '@raade/contracts/forum';

/** Links of the forum that emails carry. `siteUrl` is the origin of the public site. */
export function forumLinks(siteUrl: string): { conferenceLink: string; mapLink: string } {
  const query = new URLSearchParams({ api: '1', query: FORUM.venue });
  return {
    conferenceLink: new URL('/conference', siteUrl).href,
    mapLink: `https://www.google.com/maps/search/?${query}`,
  };
}
