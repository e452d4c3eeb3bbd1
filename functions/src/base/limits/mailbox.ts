import { normalizeAddress } from '../address.ts';
import { hashOf } from './counter.ts';

/** Domains that share their mailboxes. */
const SAME_DOMAINS = new Map([['googlemail.com', 'gmail.com']]);

/**
 * Returns one spelling for all addresses of a mailbox, so that limits count them together: at the large providers
 * senders may vary case, `+tags` and dots. At others two people may share a limit; otherwise anybody could get around
 * it. For limits only: mail goes to the address as it was typed.
 */
export function canonicalMailbox(address: string): string {
  const normalized = normalizeAddress(address.normalize('NFKC'));
  const at = normalized.lastIndexOf('@');
  const [name = ''] = normalized.slice(0, at).split('+');
  const domain = normalized.slice(at + 1).replace(/\.$/, '');
  return `${name.replaceAll('.', '')}@${SAME_DOMAINS.get(domain) ?? domain}`;
}

/** Hash of a mailbox, as the key of its counters. */
export function mailboxOf(address: string): string {
  return hashOf(canonicalMailbox(address));
}
