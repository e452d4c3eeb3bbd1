import { createHash } from 'node:crypto';
import {
  CONTENT_FILE,
  type ContentData,
  contentDataSchema,
} from '@raade/contracts/content/content-data';
import type { OpenRelease } from '../reading/open-release.ts';

const ID_DIGITS = 32;

/** The content that a site shows. */
export interface LiveContent extends ContentData {
  /** A hash of the content, of 32 hex digits. */
  readonly id: string;
}

const idOf = (data: ContentData) =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, ID_DIGITS);

/** Adds the id, which is also the name of the folder of the content's files. */
export const liveContent = (data: ContentData): LiveContent => ({ ...data, id: idOf(data) });

const hasContent = ({ file }: OpenRelease) => file.files.some(({ path }) => path === CONTENT_FILE);

/** The sample content with which the releases were built; undefined if none of them shows content. */
async function contentOfReleases(
  releases: Readonly<Record<string, OpenRelease>>,
): Promise<LiveContent | undefined> {
  const texts = Object.values(releases)
    .filter(hasContent)
    .map((release) => release.text(CONTENT_FILE));
  const samples = (await Promise.all(texts)).map((text) =>
    contentDataSchema.parse(JSON.parse(text)),
  );
  // If releases were built with different samples, the newest one wins.
  samples.sort((a, b) => a.revision.sequence - b.revision.sequence);
  const newest = samples.at(-1);
  if (!newest) return undefined;
  const parts = Object.assign({}, ...samples.map((data) => data.parts)) as ContentData['parts'];
  return liveContent({ revision: newest.revision, parts });
}

/** The content that a site shows: the edition and, for parts that the edition lacks, the sample content of releases. */
export async function contentToShow(
  releases: Readonly<Record<string, OpenRelease>>,
  edition: ContentData | undefined,
): Promise<LiveContent | undefined> {
  const sample = await contentOfReleases(releases);
  if (!edition) return sample;
  return liveContent({ ...edition, parts: { ...sample?.parts, ...edition.parts } });
}
