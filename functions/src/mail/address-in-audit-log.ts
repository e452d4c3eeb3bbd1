import { createHmac } from 'node:crypto';
import { unsubscribeSecret } from '../base/configuration/mail-settings.ts';
import { normalizeAddress } from '../base/address.ts';

/**
 * The HMAC-SHA-256 of an address, in hex, by which entries of the audit log name it. Staff who know an address can find
 * its entries, but the log reveals no address.
 */
export function addressInAuditLog(address: string): string {
  // The prefix keeps this HMAC apart from the tokens of unsubscribe links, which have the same key.
  const text = `address in the audit log:${normalizeAddress(address)}`;
  return createHmac('sha256', unsubscribeSecret()).update(text).digest('hex');
}
