import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { livePointerOf } from '@raade/publishing/pointers/pointer-document';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { type LivePointer as ContentPointer, readPointer } from '../editions/documents.ts';
import { collection } from '../../base/firestore.ts';

/** The name of the content among revisions: no app can have it. */
const CONTENT = '@content';

/** Number of moves of each pointer, the content's among them: what a state of the site was made of. */
export type Revisions = Readonly<Record<string, number>>;

export const pointers = () => collection('releasePointers');

/** The pointers as they are; one that is none is told of, and takes no other along. */
export async function readPointers(): Promise<LivePointers> {
  return livePointersIn((await pointers().get()).docs);
}

export function livePointersIn(documents: readonly QueryDocumentSnapshot[]): LivePointers {
  return new Map(documents.map((found) => [found.id, livePointerOf(found.id, found.data())]));
}

export function revisionsOf(live: LivePointers): Revisions {
  return Object.fromEntries(
    [...live].map(([app, { revision }]) => [app, revision] as const).sort(),
  );
}

/** All that a state of the site is made of. */
export interface Sources {
  readonly pointers: LivePointers;
  readonly content: ContentPointer;
  readonly revisions: Revisions;
}

export async function readSources(): Promise<Sources> {
  const [live, content] = await Promise.all([readPointers(), readPointer()]);
  const { revision } = content;
  return {
    pointers: live,
    content,
    revisions: { ...revisionsOf(live), ...(revision > 0 && { [CONTENT]: revision }) },
  };
}
