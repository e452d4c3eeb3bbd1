/// <reference types="node" />
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { speakerAt } from '../content/speakers.ts';
import { PHOTO_FILES } from './photo-files.ts';

const ORDER = ['jpg', 'jpeg', 'png', 'svg'];
const nameOf = (url: string) => path.basename(new URL(url).pathname);

test('[SPK-05] photos of a speaker are tried as jpg, jpeg and png, and then svg', () => {
  const extensions = Object.entries(PHOTO_FILES).map(([id, files]) => {
    expect(speakerAt(id, documentContent())).toBeDefined();
    return files.map((url) => nameOf(url).replace(`${id}.`, ''));
  });
  for (const tried of extensions) {
    expect(tried).toEqual(ORDER.filter((extension) => tried.includes(extension)));
  }
  expect(new Set(extensions.flat())).toEqual(new Set(ORDER));
});

test('[SPK-05] exactly the existing photos are tried', async () => {
  const files = await readdir(path.join(import.meta.dirname, 'photos'));
  expect(Object.values(PHOTO_FILES).flat().map(nameOf).sort()).toEqual(files.sort());
});
