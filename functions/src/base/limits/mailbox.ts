import { normalizeAddress } from '../address.ts';
import { hashOf } from './counter.ts';

/** Domains whose mailboxes are the same under another name. */
const SAME_DOMAINS = new Map([['googlemail.com', 'gmail.com']]);

/**
 * The one spelling under which limits count a mailbox: case, `+tags` and dots before the at sign are the sender's choice
 * at the large providers. Where they are not, two people may share a limit, which costs less than a limit that anybody
 * passes. For limits alone: mail goes to the address as it was typed.
 */
export function canonicalMailbox(address: string): string {
  const normalized = normalizeAddress(address.normalize('NFKC'));
  const at = normalized.lastIndexOf('@');
  const [name = ''] = normalized.slice(0, at).split('+');
  const domain = normalized.slice(at + 1).replace(/\.$/, '');
  return `${name.replaceAll('.', '')}@${SAME_DOMAINS.get(domain) ?? domain}`;
}

/** A name for a mailbox that tells nobody whose it is. */
export function mailboxOf(address: string): string {
  return hashOf(canonicalMailbox(address));
}
