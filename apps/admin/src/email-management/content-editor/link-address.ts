import { checkedAddress } from '@raade/emails/clean-html';

const MAILBOX = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
/** Begins with a host name without a scheme: `example.org/news`. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/;

/**
 * Converts a typed address to a URL: `example.org` to a web address, `a@example.org` to a mailto link, `/conference`
 * to a page of this site.
 *
 * @returns undefined if emails cannot link to it
 */
export function linkAddress(typedAddress: string, site: string): string | undefined {
  const text = typedAddress.trim();
  const webAddress = HOST.test(text) ? `https://${text}` : text;
  const address = MAILBOX.test(text) ? `mailto:${text}` : webAddress;
  return checkedAddress(address, 'link', { base: site, site }).address;
}
