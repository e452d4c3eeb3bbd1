import type { MailForum } from '@raade/contracts/mail/mail-facts';

/** Returns the address of a search in Google Maps. */
export const mapLink = (query: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;

/** The links of the forum in emails. `siteUrl` is the origin of the public site. */
export function forumLinks(
  siteUrl: string,
  { venue }: Pick<MailForum, 'venue'>,
): { conferenceLink: string; mapLink?: string } {
  const conferenceLink = new URL('/conference', siteUrl).href;
  return { conferenceLink, ...(venue !== undefined && { mapLink: mapLink(venue) }) };
}
