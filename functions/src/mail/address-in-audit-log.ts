import { createHmac } from 'node:crypto';
import { unsubscribeSecret } from '../base/configuration/mail-settings.ts';
import { normalizeAddress } from '../base/address.ts';

/**
 * The digest by which entries name an address that mail goes to: HMAC-SHA-256, in hex. Staff who know an address can find
 * its entries; the log alone gives none away.
 */
export function addressInAuditLog(address: string): string {
  const text = `address in the audit log:${normalizeAddress(address)}`;
  return createHmac('sha256', unsubscribeSecret()).update(text).digest('hex');
}
