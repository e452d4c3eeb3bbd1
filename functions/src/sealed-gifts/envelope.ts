import {
  constants,
  createCipheriv,
  createDecipheriv,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import * as z from 'zod/mini';
import { keyIdOf } from './sealing-key.ts';

/**
 * JSON Web Encryption in its compact form (RFC 7516), so that any program for it opens an envelope in years to come: a
 * fresh AES key for each, wrapped under the public key.
 */
const ALGORITHMS = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;
const CIPHER = 'aes-256-gcm';
const PADDING = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG = { authTagLength: 16 } as const;
/** The length of what is sealed would tell something of a name: it is rounded up to this. */
const BLOCK_BYTES = 1024;

/** What an envelope says on its outside; nobody changes it without breaking the envelope. */
export interface Outside {
  /** Of what the envelope is: its document's id. */
  readonly subject: string;
  readonly until: Date;
}

const headerSchema = z.strictObject({
  alg: z.literal(ALGORITHMS.alg),
  enc: z.literal(ALGORITHMS.enc),
  kid: z.string(),
  sub: z.string(),
  exp: z.int(),
});

/** Why an envelope stays closed: it was sealed for another key, or somebody has changed it, or what stands about it. */
export type WhyClosed = 'other-key' | 'changed';

export class NotOpened extends Error {
  readonly why: WhyClosed;
  constructor(why: WhyClosed, options?: ErrorOptions) {
    super(`The envelope stays closed: ${why}.`, options);
    this.why = why;
  }
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Seals a text, so that only the private key opens it, and only as what its outside says. */
export function seal(text: string, { subject, until }: Outside, publicKey: KeyObject): string {
  const key = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const header = encode(
    JSON.stringify({
      ...ALGORITHMS,
      kid: keyIdOf(publicKey),
      sub: subject,
      exp: secondsOf(until),
    } satisfies z.input<typeof headerSchema>),
  );
  const cipher = createCipheriv(CIPHER, key, nonce, TAG).setAAD(Buffer.from(header));
  const content = Buffer.concat([cipher.update(padded(text)), cipher.final()]);
  const wrapped = publicEncrypt({ key: publicKey, ...PADDING }, key);
  return [header, ...[wrapped, nonce, content, cipher.getAuthTag()].map(encode)].join('.');
}

/**
 * Opens an envelope.
 * @param outside what it has to say on its outside
 * @throws NotOpened with the reason
 */
export function open(envelope: string, outside: Outside, privateKey: KeyObject): string {
  const [header = '', ...parts] = envelope.split('.');
  checkHeader(header, outside, privateKey);
  const [wrapped, nonce, content, tag] = parts.map(decode);
  if (!wrapped || !nonce || !content || !tag || parts.length !== 4) throw new NotOpened('changed');
  try {
    const key = privateDecrypt({ key: privateKey, ...PADDING }, wrapped);
    const decipher = createDecipheriv(CIPHER, key, nonce, TAG);
    decipher.setAAD(Buffer.from(header)).setAuthTag(tag);
    return Buffer.concat([decipher.update(content), decipher.final()])
      .toString()
      .trimEnd();
  } catch (error) {
    throw new NotOpened('changed', { cause: error });
  }
}

function checkHeader(encoded: string, { subject, until }: Outside, privateKey: KeyObject): void {
  const header = z.safeParse(headerSchema, jsonIn(encoded));
  if (!header.success) throw new NotOpened('changed');
  const { kid, sub, exp } = header.data;
  if (kid !== keyIdOf(privateKey)) throw new NotOpened('other-key');
  if (sub !== subject || exp !== secondsOf(until)) throw new NotOpened('changed');
}

function jsonIn(encoded: string): unknown {
  try {
    return JSON.parse(decode(encoded).toString());
  } catch (error) {
    throw new NotOpened('changed', { cause: error });
  }
}

function padded(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]);
}

const encode = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** Node reads more than one spelling of the same bytes: any but ours was changed. */
function decode(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (encode(bytes) !== text) throw new NotOpened('changed');
  return bytes;
}
