import { CAMPAIGN_HTML } from '@raade/contracts/mail/campaign-html';

/** Why an address cannot stay: there is none, it leads to a place in the email, names no host, or has another scheme. */
type AddressProblem = 'none' | 'anchor' | 'incomplete' | 'scheme';

/** Spaces and controls around an address, and line breaks within, which browsers leave out, too. */
const LEFT_OUT = /^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]+/g;

const parsed = (text: string, base?: string) =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/**
 * The address of a link or a picture as it can stand in an email, which has no site around it: `/path` is one of the
 * site that is given, `www.` and `//` are of the web.
 */
export function checkedAddress(
  written: string,
  kind: 'link' | 'image',
  site: string,
): { readonly address?: string; readonly problem?: AddressProblem } {
  const text = written.replace(LEFT_OUT, '');
  if (text === '') return { problem: 'none' };
  if (text.startsWith('#')) return { problem: 'anchor' };
  const address = absolute(text, site);
  const protocol = parsed(address)?.protocol;
  if (protocol === undefined) return { problem: 'incomplete' };
  const schemes = kind === 'link' ? CAMPAIGN_HTML.linkSchemes : CAMPAIGN_HTML.imageSchemes;
  return schemes.includes(protocol.slice(0, -1)) ? { address } : { problem: 'scheme' };
}

function absolute(text: string, site: string): string {
  if (/^www\.\S/i.test(text)) return `https://${text}`;
  if (/^[\\/]{2}/.test(text)) return `https://${text.slice(2)}`;
  return /^[\\/]/.test(text) ? (parsed(text, site)?.href ?? text) : text;
}
