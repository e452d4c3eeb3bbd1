import slugify from '@sindresorhus/slugify';

const LONGEST = 80;
/** Characters that are left free for a number that `takeSlug` may append. */
const ROOM_FOR_NUMBER = 4;
/** Letters of African alphabets that the library cannot convert. */
const LETTERS: [string, string][] = [
  'ɛe',
  'ɔo',
  'ɖd',
  'ŋn',
  'ƙk',
  'ɓb',
  'ɗd',
  'ƴy',
  'ƒf',
  'ɣg',
  'ʋv',
  'ǝe',
  'ɩi',
  'ʊu',
].flatMap(([foreign = '', ours = '']) => [
  [foreign, ours],
  [foreign.toUpperCase(), ours],
]);
/** Apostrophes, which must not become hyphens. */
const MARKS: [string, string][] = [
  ['’', ''],
  ['ʼ', ''],
  ["'", ''],
];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a in 32 bits, in base 36. Works in Node and in browsers. */
function hashOf(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0).toString(36);
}

/** Converts a text to the last part of an address. If nothing is left, it is a hash, like `speaker-1k2j3h`. */
export function slugOf(text: string, kind: string): string {
  const slug = slugify(text.normalize('NFC'), {
    decamelize: false,
    customReplacements: [...LETTERS, ...MARKS],
  });
  const short = slug.slice(0, LONGEST - ROOM_FOR_NUMBER).replace(/-+$/, '');
  return short || `${kind}-${hashOf(text.normalize('NFC'))}`;
}

/** Returns the slug, with a number if it is taken already, and adds the result to `taken`. */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}
