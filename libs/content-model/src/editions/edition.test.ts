import { createHash } from 'node:crypto';
import { SAMPLE_PARTS } from '../sample-content.ts';
import { canonicalContent, editionFileSchema, editionHash, SAMPLE_EDITION } from './edition.ts';

const reordered = () =>
  Object.fromEntries(
    Object.entries(SAMPLE_PARTS)
      .toReversed()
      .map(([name, part]) => [name, structuredClone(part)]),
  );

test('the same content gives the same text and hash, in any order of its fields', async () => {
  expect(canonicalContent(reordered())).toBe(canonicalContent(SAMPLE_PARTS));
  expect(await editionHash(reordered())).toBe(await editionHash(SAMPLE_PARTS));
  expect(JSON.parse(canonicalContent(SAMPLE_PARTS))).toEqual(SAMPLE_PARTS);
});

test('another order of a list gives another hash, and the text keeps every letter', async () => {
  expect(canonicalContent({ b: [2, 1], a: 'ọ́"', none: undefined, c: null })).toBe(
    '{"a":"ọ́\\"","b":[2,1],"c":null}',
  );
  expect(await editionHash([1, 2])).not.toBe(await editionHash([2, 1]));
});

test('the hash of an edition is the SHA-256 of its text', async () => {
  const expected = createHash('sha256').update(canonicalContent(SAMPLE_PARTS)).digest('hex');
  expect(await editionHash(SAMPLE_PARTS)).toBe(expected);
});

test('the file of an edition has every part, and no other fields', () => {
  const file = { version: 1, edition: SAMPLE_EDITION, parts: SAMPLE_PARTS };
  expect(editionFileSchema.safeParse(file).success).toBe(true);
  const fewer = Object.fromEntries(Object.entries(SAMPLE_PARTS).slice(1));
  const wrong = [
    { ...file, version: 2 },
    { ...file, edition: 'latest' },
    { ...file, parts: fewer },
    { ...file, parts: { ...SAMPLE_PARTS, more: {} } },
    { ...file, author: 'somebody' },
  ];
  expect(wrong.map((each) => editionFileSchema.safeParse(each).success)).toEqual(
    wrong.map(() => false),
  );
});
