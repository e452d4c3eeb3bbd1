import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { EDITION_PARTS } from '@raade/contracts/base/collections';
import { contentDraftSchema, draftId } from '@raade/contracts/content/drafts';
import {
  contentPointerSchema,
  editionSchema,
  LIVE_CONTENT,
  publicationSchema,
} from '@raade/contracts/content/editions';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { collection } from '../../base/firestore.ts';

const time = z.instanceof(Timestamp);
const timeField = { at: time };

const storedDraftSchema = z.extend(contentDraftSchema, timeField);
export type StoredDraft = z.output<typeof storedDraftSchema>;

const storedPointerSchema = z.extend(contentPointerSchema, {
  ...timeField,
  moves: z.array(z.extend(contentPointerSchema.shape.moves.def.element, timeField)),
});
type StoredPointer = z.output<typeof storedPointerSchema>;
/** The live edition and the moves that made it live. */
export type LivePointer = Pick<StoredPointer, 'edition' | 'revision' | 'moves'>;

const storedEditionSchema = z.extend(editionSchema, { created_at: time });

const storedPublicationSchema = z.extend(publicationSchema, {
  ...timeField,
  publish_at: time,
  due_at: z.optional(time),
  refused_at: z.optional(time),
});
export type StoredPublication = z.output<typeof storedPublicationSchema>;

export const drafts = () => collection('contentDrafts');
export const editions = () => collection('contentEditions');
export const partsOfEdition = (edition: string) =>
  editions().doc(edition).collection(EDITION_PARTS);
export const pointerDocument = () => collection('contentPointer').doc(LIVE_CONTENT);
export const publications = () => collection('contentPublications');

export const draftDocument = (name: { readonly part: string; readonly item: string | null }) =>
  drafts().doc(draftId(name));

/** Returns undefined if there is no draft. */
export const draftIn = (document: DocumentSnapshot): StoredDraft | undefined =>
  document.exists ? z.parse(storedDraftSchema, document.data()) : undefined;

/** Reads all drafts. */
export async function readDrafts(transaction?: Transaction): Promise<readonly StoredDraft[]> {
  const { docs } = await (transaction ? transaction.get(drafts()) : drafts().get());
  return docs.flatMap((document) => draftIn(document) ?? []);
}

/** Reads the pointer to the live edition. Without a pointer, the sample is live. */
export async function readPointer(transaction?: Transaction): Promise<LivePointer> {
  const pointer = pointerDocument();
  const document = await (transaction ? transaction.get(pointer) : pointer.get());
  if (!document.exists) return { edition: SAMPLE_EDITION, revision: 0, moves: [] };
  return z.parse(storedPointerSchema, document.data());
}

export const editionIn = (document: DocumentSnapshot) =>
  z.parse(storedEditionSchema, document.data());

export const publicationIn = (document: DocumentSnapshot): StoredPublication =>
  z.parse(storedPublicationSchema, document.data());
