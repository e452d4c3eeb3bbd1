import { Failure } from '@raade/contracts/failure';

/** A line of what was published: number and hash, as the local stack and `gcloud logging read` write them. */
const LINE = /^(\d+)\s+([0-9a-f]{64})$/;

/** The hash, or the hashes, that were published of each seal. */
export type PublishedHashes = ReadonlyMap<number, ReadonlySet<string>>;

/** @throws Failure that names a line that is none */
export function parsePublished(text: string): PublishedHashes {
  const published = new Map<number, Set<string>>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, number, hash] = LINE.exec(line.trim()) ?? [];
    if (number === undefined || hash === undefined) {
      throw new Failure(`Line ${index + 1} is not the number of a seal and its hash.`);
    }
    const hashes = published.get(Number(number)) ?? new Set();
    published.set(Number(number), hashes.add(hash));
  }
  return published;
}
