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
  /** 32 hex digits, which follow from all of it. */
  readonly id: string;
}

const idOf = (data: ContentData) =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, ID_DIGITS);

/** Content with the id under which its files lie. */
export const liveContent = (data: ContentData): LiveContent => ({ ...data, id: idOf(data) });

const hasContent = ({ file }: OpenRelease) => file.files.some(({ path }) => path === CONTENT_FILE);

/** The content that the releases were built with; undefined if none of them shows any. */
async function contentOfReleases(
  releases: Readonly<Record<string, OpenRelease>>,
): Promise<LiveContent | undefined> {
  const texts = Object.values(releases)
    .filter(hasContent)
    .map((release) => release.text(CONTENT_FILE));
  const all = (await Promise.all(texts)).map((text) => contentDataSchema.parse(JSON.parse(text)));
  // Of two releases that were built with other samples, the newer sample counts.
  const inOrder = all.toSorted((a, b) => a.revision.sequence - b.revision.sequence);
  const newest = inOrder.at(-1);
  if (!newest) return undefined;
  const parts = Object.assign({}, ...inOrder.map((data) => data.parts)) as ContentData['parts'];
  return liveContent({ revision: newest.revision, parts });
}

/**
 * The content that a site shows: the edition, with the parts that are newer than it from the content of the releases.
 */
export async function contentToShow(
  releases: Readonly<Record<string, OpenRelease>>,
  edition: ContentData | undefined,
): Promise<LiveContent | undefined> {
  const released = await contentOfReleases(releases);
  if (!edition) return released;
  return liveContent({ ...edition, parts: { ...released?.parts, ...edition.parts } });
}
