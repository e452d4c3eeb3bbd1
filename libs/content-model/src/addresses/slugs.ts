import slugify from '@sindresorhus/slugify';

const LONGEST = 80;
/** An id has room for a number behind it. */
const ROOM_FOR_NUMBER = 4;

/** Letters of African alphabets that the library has no others for, and marks that are no border of words. */
const LETTERS: [string, string][] = [
  ...['ɛe', 'ɔo', 'ɖd', 'ŋn', 'ƙk', 'ɓb', 'ɗd', 'ƴy', 'ƒf', 'ɣg', 'ʋv', 'ǝe', 'ɩi', 'ʊu'],
].flatMap(([foreign = '', ours = '']) => [
  [foreign, ours],
  [foreign.toUpperCase(), ours],
]);
const MARKS: [string, string][] = [
  ['’', ''],
  ['ʼ', ''],
  ["'", ''],
];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a in 32 bits: the same text gives the same name, here and in a browser. */
function hashOf(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0).toString(36);
}

/** A text as the last part of an address; what leaves nothing is named by its hash: `speaker-1k2j3h`. */
export function slugOf(text: string, kind: string): string {
  const slug = slugify(text.normalize('NFC'), {
    decamelize: false,
    customReplacements: [...LETTERS, ...MARKS],
  });
  const short = slug.slice(0, LONGEST - ROOM_FOR_NUMBER).replace(/-+$/, '');
  return short || `${kind}-${hashOf(text.normalize('NFC'))}`;
}

/** The slug, or the first with a number behind it that is not taken yet; it is taken then. */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}
