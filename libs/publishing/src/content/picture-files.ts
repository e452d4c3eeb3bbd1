import { type NamedPicture, picturesIn } from '@raade/content-model/pictures/pictures-in';
import {
  mediaTypeOf,
  PICTURE_FORMATS,
  PICTURES_FOLDER,
  variantsOf,
} from '@raade/contracts/content/pictures';
import type { HeaderRule } from '../hosting/header-rules.ts';
import { FOR_EVER } from '../hosting/release-rules.ts';
import { EditionFailure } from '../renderers/edition-failure.ts';
import type { StoredPicture, PictureSource } from './picture-source.ts';

/** The files of the pictures that pages show, by their paths in the site, each with the way to its bytes. */
export type PictureFiles = ReadonlyMap<string, () => Promise<Uint8Array<ArrayBuffer>>>;

/**
 * The files of all pictures that an edition names; none of them is read before somebody asks for its bytes.
 * @throws EditionFailure with item and field of each picture that is not there
 */
export async function pictureFiles(
  parts: Readonly<Record<string, unknown>>,
  source: PictureSource,
): Promise<PictureFiles> {
  const named = picturesIn(parts);
  const kept = await source.find([...new Set(named.map(({ picture }) => picture.id))]);
  const missing = named.filter(({ picture }) => !isKept(picture, kept.get(picture.id)));
  if (missing.length > 0) {
    const lines = missing.map(
      ({ part, path, name }) => `${[part, ...path].join('.')}: the picture of ${name} is not there`,
    );
    throw new EditionFailure(`The edition names pictures that nobody has:\n${lines.join('\n')}`);
  }
  const files = [...kept].flatMap(([id, { width }]) =>
    variantsOf(width).map(
      (name) => [`${PICTURES_FOLDER}/${id}/${name}`, () => source.read(id, name)] as const,
    ),
  );
  return new Map(files);
}

/** Pages know by its size which files of a picture there are. */
const isKept = ({ width, height }: NamedPicture['picture'], kept: StoredPicture | undefined) =>
  kept?.width === width && kept.height === height;

/** Whatever Hosting makes of their endings. */
const TYPES: readonly HeaderRule[] = PICTURE_FORMATS.map((format) => ({
  regex: `^/${PICTURES_FOLDER}/[0-9a-f]{64}/[0-9]+\\.${format}$`,
  headers: [{ key: 'Content-Type', value: mediaTypeOf(format) }],
}));

/** The headers of those files, which never change; an answer that one is missing must not be kept. */
export function pictureRules(files: PictureFiles): HeaderRule[] {
  if (files.size === 0) return [];
  const byFolder = new Map<string, string[]>();
  for (const file of files.keys()) {
    const end = file.lastIndexOf('/');
    const folder = file.slice(0, end);
    const name = file.slice(end + 1).replace('.', String.raw`\.`);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), name]);
  }
  const kept = [...byFolder].map(([folder, names]) => ({
    regex: `^/${folder}/(?:${names.join('|')})$`,
    headers: [FOR_EVER],
  }));
  return [...TYPES, ...kept];
}
