import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { otherPicture } from '@raade/content-model/testing/other-pictures';
import { variantsOf } from '@raade/contracts/content/pictures';
import { pictureFiles, pictureRules } from './picture-files.ts';
import type { PictureSource } from './picture-source.ts';
import { writePictures } from './write-pictures.ts';

const picture = otherPicture(2, 'Ama at her desk');
const parts = {
  speakers: [
    { id: 'ama', name: 'Ama', picture },
    { id: 'kofi', name: 'Kofi' },
  ],
  team: { members: [{ id: 'ama', name: 'Ama', picture }] },
};

/** Each file contains its own name; reads are recorded. */
function sourceOf(size: { width: number; height: number } | undefined) {
  const read: string[] = [];
  const source: PictureSource = {
    find: (ids) => Promise.resolve(new Map(size && ids.map((id) => [id, size] as const))),
    read: (_id, name) => {
      read.push(name);
      return Promise.resolve(new TextEncoder().encode(name));
    },
  };
  return { source, read };
}

const files = () => pictureFiles(parts, sourceOf(picture).source);

test('each picture has files below its id, only once, and they are read lazily', async () => {
  const { source, read } = sourceOf(picture);
  const found = await pictureFiles(parts, source);
  expect([...found.keys()]).toEqual(
    variantsOf(picture.width).map((name) => `p/${picture.id}/${name}`),
  );
  expect(read).toEqual([]);
  expect(new TextDecoder().decode(await found.get(`p/${picture.id}/96.avif`)?.())).toBe('96.avif');
});

test.each([
  ['is missing', undefined],
  ['has another size', { width: 500, height: 500 }],
])('an edition whose picture %s is refused with item and field', async (_what, size) => {
  await expect(pictureFiles(parts, sourceOf(size).source)).rejects.toThrow(
    'speakers.ama.picture: the picture of Ama is not there\nteam.ama.picture: the picture of Ama is not there',
  );
});

test('only files of pictures are cached forever, each with its content type', async () => {
  const rules = pictureRules(await files());
  const headersOf = (address: string) =>
    rules
      .filter((rule) => 'regex' in rule && new RegExp(rule.regex).test(address))
      .flatMap(({ headers }) => headers.map(({ value }) => value));
  expect(headersOf(`/p/${picture.id}/96.avif`)).toEqual([
    'image/avif',
    expect.stringContaining('immutable'),
  ]);
  expect(headersOf(`/p/${picture.id}/300.jpeg`)[0]).toBe('image/jpeg');
  expect(headersOf(`/p/${picture.id}/97.webp`)).toEqual(['image/webp']);
  expect(headersOf('/p/other/96.webp')).toEqual([]);
  expect(pictureRules(new Map())).toEqual([]);
});

test('only missing picture files are written to a folder', async () => {
  const folder = temporaryFolder();
  const name = `p/${picture.id}/96.webp`;
  await writePictures(folder, await files());
  expect(await readFile(path.join(folder, name), 'utf8')).toBe('96.webp');
  await writeFile(path.join(folder, name), 'as it was');
  await writePictures(folder, await files());
  expect(await readFile(path.join(folder, name), 'utf8')).toBe('as it was');
});
