import { type NamedPicture, picturesIn } from '@raade/content-model/pictures/pictures-in';
import {
  mediaTypeOf,
  PICTURE_FORMATS,
  PICTURES_FOLDER,
  variantsOf,
} from '@raade/contracts/content/pictures';
import type { HeaderRule } from '../hosting/header-rules.ts';
import { CACHE_FOREVER } from '../hosting/release-rules.ts';
import { EditionFailure } from '../renderers/edition-failure.ts';
import type { StoredPicture, PictureSource } from './picture-source.ts';

/** The picture files of an edition: functions that read the bytes, by path on the site. */
export type PictureFiles = ReadonlyMap<string, () => Promise<Uint8Array<ArrayBuffer>>>;

/**
 * The files of all pictures in an edition.
 * @throws EditionFailure with item and field of each picture that is missing
 */
export async function pictureFiles(
  parts: Readonly<Record<string, unknown>>,
  source: PictureSource,
): Promise<PictureFiles> {
  const pictures = picturesIn(parts);
  const ids = new Set(pictures.map(({ picture }) => picture.id));
  const storedPictures = await source.find([...ids]);
  const missing = pictures.filter(
    ({ picture }) => !hasSize(picture, storedPictures.get(picture.id)),
  );
  if (missing.length > 0) {
    const lines = missing.map(
      ({ part, path, name }) => `${[part, ...path].join('.')}: the picture of ${name} is not there`,
    );
    throw new EditionFailure(`The edition names pictures that nobody has:\n${lines.join('\n')}`);
  }
  const files = [...storedPictures].flatMap(([id, { width }]) =>
    variantsOf(width).map(
      (name) => [`${PICTURES_FOLDER}/${id}/${name}`, () => source.read(id, name)] as const,
    ),
  );
  return new Map(files);
}

/** True if the stored picture has the size in the content, from which pages derive the names of its files. */
const hasSize = ({ width, height }: NamedPicture['picture'], stored: StoredPicture | undefined) =>
  stored?.width === width && stored.height === height;

/** Media types are set here, since Hosting may not know the file extensions. */
const TYPE_RULES: readonly HeaderRule[] = PICTURE_FORMATS.map((format) => ({
  regex: `^/${PICTURES_FOLDER}/[0-9a-f]{64}/[0-9]+\\.${format}$`,
  headers: [{ key: 'Content-Type', value: mediaTypeOf(format) }],
}));

/** The headers of picture files, which never change. A rule names each file, since a 404 must not be cached. */
export function pictureRules(files: PictureFiles): HeaderRule[] {
  if (files.size === 0) return [];
  const byFolder = new Map<string, string[]>();
  for (const file of files.keys()) {
    const end = file.lastIndexOf('/');
    const folder = file.slice(0, end);
    const name = file.slice(end + 1).replace('.', String.raw`\.`);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), name]);
  }
  const caching = [...byFolder].map(([folder, names]) => ({
    regex: `^/${folder}/(?:${names.join('|')})$`,
    headers: [CACHE_FOREVER],
  }));
  return [...TYPE_RULES, ...caching];
}
