import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { livePointerOf } from '@raade/publishing/pointers/pointer-document';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { type LivePointer as ContentPointer, readPointer } from '../editions/documents.ts';
import { collection } from '../../base/firestore.ts';

/** Key of the content pointer in `Revisions`; no app can have this name. */
const CONTENT_KEY = '@content';

/** Number of moves of each pointer, including the content's. They identify a state of the site. */
export type Revisions = Readonly<Record<string, number>>;

export const pointers = () => collection('releasePointers');

/** Reads all pointers. An invalid one is reported, and the others are still returned. */
export async function readPointers(): Promise<LivePointers> {
  return livePointersIn((await pointers().get()).docs);
}

export function livePointersIn(documents: readonly QueryDocumentSnapshot[]): LivePointers {
  return new Map(documents.map((entry) => [entry.id, livePointerOf(entry.id, entry.data())]));
}

export function revisionsOf(live: LivePointers): Revisions {
  return Object.fromEntries(
    [...live].map(([app, { revision }]) => [app, revision] as const).sort(),
  );
}

/** The pointers from which a state of the site is composed. */
export interface Sources {
  readonly pointers: LivePointers;
  readonly content: ContentPointer;
  readonly revisions: Revisions;
}

/** Reads the pointers of releases and content. */
export async function readSources(): Promise<Sources> {
  const [live, content] = await Promise.all([readPointers(), readPointer()]);
  const { revision } = content;
  return {
    pointers: live,
    content,
    revisions: { ...revisionsOf(live), ...(revision > 0 && { [CONTENT_KEY]: revision }) },
  };
}
