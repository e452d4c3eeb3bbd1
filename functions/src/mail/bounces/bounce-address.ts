import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeSecret } from '../../base/configuration/mail-settings.ts';
import { addressHash } from '../../base/address.ts';
import type { OutgoingMail } from '../mail-provider.ts';

// Each mail has its own sender address (variable envelope return path, VERP): a bounce to this address is about this
// mail, even if it quotes nothing of it. The part before the at sign may have 64 characters (RFC 5321, 4.5.3.1.1); it
// has 63.

/** Bytes of the signed fields: kind of origin, its UUID, first bytes of the address's hash, Unix time in seconds. */
const SIZES = { kind: 1, id: 16, hash: 9, second: 4 } as const;
const SIGNED = SIZES.kind + SIZES.id + SIZES.hash + SIZES.second;
/** Bytes of the signature. It is shortened: each guess takes a mail, or a report with our token. */
const SIGNATURE = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Age after which a bounce is not accepted: servers give up within a week, but readers may complain weeks later. */
const GOOD_FOR_MS = 60 * DAY_MS;

const ADDRESS = /(?<![\w.+-])b-([a-z2-7]{61})@/gi;

/** The mail for which an address was made. */
export interface SentMail {
  readonly origin: MailOrigin;
  /** The first characters of the recipient's `addressHash`. */
  readonly hashPrefix: string;
  /** When it was handed over, exact to a second. */
  readonly sentAt: Date;
}

/** Returns the envelope sender of a mail: the address to which bounces go. */
export function bounceAddress(
  { origin, to }: { readonly origin: MailOrigin; readonly to: string },
  domain: string,
  now = Date.now(),
): string {
  const second = Buffer.alloc(SIZES.second);
  second.writeUInt32BE(Math.floor(now / 1000));
  const signed = Buffer.concat([
    Buffer.of(ORIGIN_KINDS.indexOf(origin.kind)),
    Buffer.from(origin.id.replaceAll('-', ''), 'hex'),
    Buffer.from(addressHash(to), 'hex').subarray(0, SIZES.hash),
    second,
  ]);
  return `b-${toBase32(Buffer.concat([signed, signatureOf(signed)]))}@${domain}`;
}

/** Returns the mail of the first bounce address in a text with a valid signature that is not too old, else null. */
export function sentMailIn(text: string, now = Date.now()): SentMail | null {
  for (const [, token = ''] of text.matchAll(ADDRESS)) {
    const mail = readToken(token.toLowerCase(), now);
    if (mail) return mail;
  }
  return null;
}

function readToken(token: string, now: number): SentMail | null {
  const bytes = fromBase32(token);
  if (bytes?.length !== SIGNED + SIGNATURE) return null;
  const signed = bytes.subarray(0, SIGNED);
  if (!timingSafeEqual(bytes.subarray(SIGNED), signatureOf(signed))) return null;
  const kind = ORIGIN_KINDS[signed.readUInt8(0)];
  const sentAt = new Date(signed.readUInt32BE(SIGNED - SIZES.second) * 1000);
  if (kind === undefined || now - sentAt.getTime() > GOOD_FOR_MS) return null;
  const hex = signed.toString('hex', SIZES.kind, SIGNED - SIZES.second);
  const id = hex
    .slice(0, 2 * SIZES.id)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { origin: { kind, id }, hashPrefix: hex.slice(2 * SIZES.id), sentAt };
}

function signatureOf(signed: Uint8Array): Buffer {
  const key = unsubscribeSecret();
  return createHmac('sha256', key)
    .update('bounce address:')
    .update(signed)
    .digest()
    .subarray(0, SIGNATURE);
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS = 5;

/** Base 32 of RFC 4648 (6), in lower case and without padding, since servers may change the case of addresses. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.match(/.{1,5}/g) ?? [];
  return digits.map((digit) => ALPHABET[parseInt(digit.padEnd(BITS, '0'), 2)]).join('');
}

/** Decodes what `toBase32` returns; null for any other text. */
export function fromBase32(text: string): Buffer | null {
  const values = Array.from(text, (letter) => ALPHABET.indexOf(letter));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(BITS, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  return toBase32(bytes) === text ? bytes : null;
}

/** The record that a sent mail belongs to: a campaign, or a batch of the outbox. */
export interface MailOrigin {
  readonly kind: 'campaign' | 'batch';
  /** The id of the campaign, or the key of the batch: a UUID either way. */
  readonly id: string;
}

const ORIGIN_KINDS = ['campaign', 'batch'] as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The origin of a mail; undefined if no record has it, as for a test mail. */
export function originOf(
  { campaignId }: Pick<OutgoingMail, 'campaignId'>,
  batchKey: string,
): MailOrigin | undefined {
  const origin: MailOrigin =
    campaignId === undefined
      ? { kind: 'batch', id: batchKey }
      : { kind: 'campaign', id: campaignId };
  return UUID.test(origin.id) ? origin : undefined;
}

/** The origin as a tag, which a provider returns with its reports on the mail. */
export const tagOf = ({ kind, id }: MailOrigin) => `${kind}_${id}`;

/** Parses a tag of `tagOf`; undefined for any other text. */
export function originOfTag(tag: string): MailOrigin | undefined {
  const kind = ORIGIN_KINDS.find((each) => tag.startsWith(`${each}_`));
  const id = kind && tag.slice(kind.length + 1);
  return kind && id !== undefined && UUID.test(id) ? { kind, id } : undefined;
}
