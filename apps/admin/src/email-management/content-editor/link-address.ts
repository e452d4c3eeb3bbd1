import { checkedAddress } from '@raade/emails/clean-html';

const MAILBOX = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
/** A name with a dot before anything else: `example.org/news`. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/;

/**
 * Converts a typed address to a URL: `example.org` to a web address, `a@example.org` to a mailto link, `/conference`
 * to a page of this site.
 *
 * @returns undefined if emails cannot link to it
 */
export function linkAddress(typed: string, site: string): string | undefined {
  const text = typed.trim();
  const full = MAILBOX.test(text) ? `mailto:${text}` : HOST.test(text) ? `https://${text}` : text;
  return checkedAddress(full, 'link', { base: site, site }).address;
}
