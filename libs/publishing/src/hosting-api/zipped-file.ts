import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** The compression level of the Firebase CLI, so that both produce the same hash for a content. */
const GZIP = { level: 9 };

/** A gzipped file for Hosting, with the SHA-256 of the gzipped content. */
export interface ZippedFile {
  readonly hash: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export function gzipFile(file: string | Uint8Array): ZippedFile {
  const content = Uint8Array.from(gzipSync(file, GZIP));
  return { hash: createHash('sha256').update(content).digest('hex'), content };
}
