import slugify from '@sindresorhus/slugify';

/** Maximum length of an id, like that of `slug` in `fields.ts`. */
const MAX_LENGTH = 80;
/** Characters that are left free for a number that `takeSlug` may append. */
const ROOM_FOR_NUMBER = 4;
/** Letters of African alphabets that the library cannot convert, each followed by its replacement. */
const LETTERS: [string, string][] = 'ɛe ɔo ɖd ŋn ƙk ɓb ɗd ƴy ƒf ɣg ʋv ǝe ɩi ʊu'
  .split(' ')
  .flatMap(([letter = '', replacement = '']) => [
    [letter, replacement],
    [letter.toUpperCase(), replacement],
  ]);
/** Apostrophes are removed, so that they do not become hyphens. */
const APOSTROPHES: [string, string][] = ['’', 'ʼ', "'"].map((mark) => [mark, '']);

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short hash (FNV-1a in 32 bits, in base 36). Unlike `node:crypto`, it works in browsers; it need not be secure. */
function hashOf(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0).toString(36);
}

/** Converts a text to the last part of an address. A text without any letter to keep becomes a hash, like `speaker-1k2j3h`. */
export function slugOf(text: string, kind: string): string {
  const slug = slugify(text.normalize('NFC'), {
    decamelize: false,
    customReplacements: [...LETTERS, ...APOSTROPHES],
  });
  const short = slug.slice(0, MAX_LENGTH - ROOM_FOR_NUMBER).replace(/-+$/, '');
  return short || `${kind}-${hashOf(text.normalize('NFC'))}`;
}

/** Returns the slug, with a number if it is used already, and adds the result to `usedSlugs`. */
export function takeSlug(slug: string, usedSlugs: Set<string>): string {
  let freeSlug = slug;
  for (let number = 2; usedSlugs.has(freeSlug); number += 1) freeSlug = `${slug}-${number}`;
  usedSlugs.add(freeSlug);
  return freeSlug;
}
