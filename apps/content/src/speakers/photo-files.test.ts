import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findSpeaker } from '../content/speakers.ts';
import { PHOTO_FILES } from './photo-files.ts';

const ORDER = ['jpg', 'jpeg', 'png'];
const nameOf = (url: string) => path.basename(new URL(url).pathname);
const extensionOf = (url: string) => path.extname(nameOf(url)).slice(1);

test('every photo in the folder is in the list, and the other way round', () => {
  const listed = Object.values(PHOTO_FILES).flat().map(nameOf);
  expect(listed.sort()).toEqual(readdirSync(path.join(__dirname, 'photos')).sort());
});

test('[SPK-05] the photos of a speaker are tried as jpg, jpeg, png', () => {
  for (const [id, files] of Object.entries(PHOTO_FILES)) {
    expect(findSpeaker(id)).toBeDefined();
    expect(files.map(nameOf)).toEqual(files.map((url) => `${id}.${extensionOf(url)}`));
    const ranks = files.map((url) => ORDER.indexOf(extensionOf(url)));
    expect(ranks).toEqual([...ranks].sort());
    expect(ranks).not.toContain(-1);
  }
});
