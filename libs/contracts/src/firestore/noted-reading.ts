import * as z from 'zod/mini';
import type { CollectionRow } from './collection-row.ts';
import { COLLECTION_TABLE } from './collection-table.ts';
import type { Right } from '../staff/rights.ts';

/** Rules answer for so long who has left a note. */
export const NOTE_VALID_MS = 60 * 60_000;

/** The part of a collection's path by which a ticket names it, like `deliveries`. */
export const notedName = (path: string) => path.split('/').at(-1) ?? path;

/** The right that reading each collection takes that names people. */
const RIGHTS_BY_NAME: ReadonlyMap<string, Right> = new Map(
  (Object.values(COLLECTION_TABLE) as readonly CollectionRow[]).flatMap(
    ({ path, readBy, needsNote }) =>
      needsNote && readBy !== 'owner' && readBy !== 'nobody' ? [[notedName(path), readBy]] : [],
  ),
);

/** True if the rules ask for a note of whoever reads the collection at this path. */
export const needsNote = (path: string) => RIGHTS_BY_NAME.has(notedName(path));

/**
 * Payload of the callable `note-reading`: told before a list of people is read; with `record`, the id of a document of it,
 * once somebody has opened that.
 */
export const noteReadingRequestSchema = z.strictObject({
  collection: z.enum([...RIGHTS_BY_NAME.keys()]),
  record: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/))),
});
export type NoteReadingRequest = z.infer<typeof noteReadingRequestSchema>;

/** @throws Error for a collection that needs no note */
export function rightToRead({ collection }: NoteReadingRequest): Right {
  const right = RIGHTS_BY_NAME.get(collection);
  if (right === undefined) throw new Error(`${collection} needs no note`);
  return right;
}

export const noteReadingResponseSchema = z.object({ noted: z.literal(true) });
export type NoteReadingResponse = z.infer<typeof noteReadingResponseSchema>;
