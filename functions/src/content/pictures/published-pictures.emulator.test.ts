import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import {
  publish,
  read,
  refusalOf,
  save,
  speaker,
  SPEAKERS,
  useTwoEditors,
} from '../testing/two-editors.ts';
import { findPictures } from '../../releases/editions/pictures/documents.ts';
import { readVariant } from '../../releases/editions/pictures/picture-variants.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { jpegOf } from './testing/sample-files.ts';
import { uploadPicture } from './upload-picture.ts';

const [first] = SPEAKERS;

const ADA = { actor: { actor: 'ada', actor_address: null }, name: 'ada@example.org' };

const upload = async () => uploadPicture(await jpegOf(120, 100), ADA);
const portrait = (picture: object) =>
  save('ada', speaker({ picture: { alt: 'Ama at her desk', ...picture } }));
const isUnused = async (id: string) =>
  (await findPictures([id])).get(id)?.unused_since !== undefined;

useTwoEditors();
beforeEach(() => (LOG.length = 0));

test('a picture is listed as a difference, and is unused until it is published', async () => {
  const picture = await upload();
  await portrait(picture);
  expect(await isUnused(picture.id)).toBe(true);
  expect((await read()).differences).toEqual([
    { part: 'speakers', item: first.id, message: `Portrait of ${first.name} was added` },
  ]);
  await publish('ada');
  expect(await isUnused(picture.id)).toBe(false);
});

test.each([
  [
    'does not exist',
    { id: 'a'.repeat(64), width: 120, height: 100 },
    'no longer exists: upload it again',
  ],
  ['has another size', { width: 1000 }, 'is 120 by 100 pixels: upload it again'],
])('a picture that %s cannot be published, now or later', async (_what, change, message) => {
  await portrait({ ...(await upload()), ...change });
  const finding = { part: 'speakers', path: [first.id, 'picture'], message };
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  for (const when of [{}, { publishAt }]) {
    const { code, details } = await refusalOf(publish('ada', { request: randomUUID(), ...when }));
    expect([code, details]).toEqual([
      'failed-precondition',
      { reason: 'findings', findings: [finding] },
    ]);
  }
  expect((await read()).live).toBe('sample');
});

const MONTH_MS = 30 * 24 * 60 * 60_000;

test('only pictures unused for a month are deleted, with all their files', async () => {
  const inAMonth = Date.now() + MONTH_MS + 60_000;
  const used = await upload();
  await portrait(used);
  await publish('ada');
  const left = await uploadPicture(await jpegOf(130, 100), ADA);
  const drafted = await uploadPicture(await jpegOf(140, 100), ADA);
  await save('ada', {
    part: 'team',
    item: null,
    value: { members: [], picture: drafted },
    edition: (await read()).live,
  });

  expect(await sweepPictures()).toBe(0);
  expect(await sweepPictures(inAMonth)).toBe(1);
  const kept = await findPictures([used.id, left.id, drafted.id]);
  expect([...kept.keys()].sort()).toEqual([used.id, drafted.id].sort());
  await expect(readVariant(left.id, '96.avif')).rejects.toThrow();
  expect(await sweepPictures(inAMonth)).toBe(0);
});
