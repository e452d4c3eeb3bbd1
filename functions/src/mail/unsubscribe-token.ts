import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeSecret, unsubscribeUrlBase } from '../base/configuration/mail-settings.ts';
import { addressHash } from '../base/address.ts';

/** The recipient whose subscription a link ends, and the campaign with the link. */
export interface Subscription {
  readonly campaignId: string;
  /** `addressHash` of the recipient. */
  readonly addressHash: string;
}

/**
 * `{campaign}.{address hash}.{signature}`. The signature has 32 bytes, which are 43 characters of base64url. Up to
 * three brackets or punctuation marks may follow, since mail programs sometimes take them for a part of the link.
 */
const TOKEN = /^([\w-]{1,100})\.([0-9a-f]{64})\.([\w-]{43})[\])>.,;:!?'"’”]{0,3}$/;

/** The link in a campaign's mail that ends the subscription of its recipient. It never expires. */
export function unsubscribeUrl(campaignId: string, address: string): string {
  const url = new URL(unsubscribeUrlBase());
  url.searchParams.set('token', tokenOf({ campaignId, addressHash: addressHash(address) }));
  return url.href;
}

/** The subscription that a token names, if we have signed it; else null. */
export function readToken(token: string): Subscription | null {
  const [, campaignId, hash, signature] = TOKEN.exec(token) ?? [];
  if (campaignId === undefined || hash === undefined || signature === undefined) return null;
  const subscription = { campaignId, addressHash: hash };
  const expected = Buffer.from(signatureOf(subscription));
  return timingSafeEqual(Buffer.from(signature), expected) ? subscription : null;
}

function tokenOf(subscription: Subscription): string {
  const { campaignId, addressHash: hash } = subscription;
  return `${campaignId}.${hash}.${signatureOf(subscription)}`;
}

function signatureOf({ campaignId, addressHash: hash }: Subscription): string {
  return createHmac('sha256', unsubscribeSecret())
    .update(`${campaignId}.${hash}`)
    .digest('base64url');
}
