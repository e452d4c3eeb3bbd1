import { checkedAddress } from '@raade/emails/clean-html';

const MAILBOX = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
/** A name with a dot before anything else: `example.org/news`. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/;

/**
 * The address of a link as somebody types it: `example.org` is on the web, `a@example.org` a mailbox, `/conference` a
 * page of ours.
 * @returns undefined for what no mail can link to
 */
export function linkAddress(typed: string, site: string): string | undefined {
  const text = typed.trim();
  const full = MAILBOX.test(text) ? `mailto:${text}` : HOST.test(text) ? `https://${text}` : text;
  return checkedAddress(full, 'link', { base: site, site }).address;
}
