import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** As the Firebase CLI packs: the same content keeps its hash, whoever deploys it. */
const GZIP = { level: 9 };

/** A file as Hosting takes it: gzipped, and known by the SHA-256 of that. */
export interface ZippedFile {
  readonly hash: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export function zipped(file: string | Uint8Array): ZippedFile {
  const content = Uint8Array.from(gzipSync(file, GZIP));
  return { hash: createHash('sha256').update(content).digest('hex'), content };
}
