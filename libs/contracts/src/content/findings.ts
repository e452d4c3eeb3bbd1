import * as z from 'zod/mini';
import { CONTENT_PARTS } from './parts.ts';
import { editionName } from './values.ts';

/** A problem of an item. `path` has ids in place of list indexes. */
export const contentFindingSchema = z.object({
  part: z.enum(CONTENT_PARTS),
  path: z.readonly(z.array(z.union([z.string(), z.number()]))),
  message: z.string(),
});
export type ContentFinding = z.infer<typeof contentFindingSchema>;

/** A difference between two states of the content, as a sentence. */
export const contentDifferenceSchema = z.object({
  part: z.enum(CONTENT_PARTS),
  item: z.optional(z.string()),
  message: z.string(),
});
export type ContentDifference = z.infer<typeof contentDifferenceSchema>;

/** The name of a draft. `item` is null for the part itself; for a list, that is the order of its items. */
const namedItem = { part: z.enum(CONTENT_PARTS), item: z.nullable(z.string()) };

/** A draft as it is sent to editors. */
export const listedDraftSchema = z.object({
  ...namedItem,
  /** The new value of the item; null to remove the item. */
  value: z.json(),
  revision: z.int(),
  /** Address of the last editor. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type ListedDraft = z.infer<typeof listedDraftSchema>;

/** Details of a `failed-precondition` error for a refused change of the content. */
export const contentRefusalSchema = z.discriminatedUnion('reason', [
  /** Somebody else has changed the item: its current state. */
  z.object({
    reason: z.literal('item-changed'),
    edition: editionName,
    draft: z.nullable(listedDraftSchema),
    /** The live value; null if there is none. */
    live: z.json(),
  }),
  /** Another edition went live. */
  z.object({ reason: z.literal('edition-changed'), edition: editionName }),
  /** The content cannot be rendered. */
  z.object({ reason: z.literal('findings'), findings: z.array(contentFindingSchema) }),
  /** Drafts that have changed since the editor saw them, or that an import would overwrite. */
  z.object({ reason: z.literal('drafts-changed'), drafts: z.array(z.object(namedItem)) }),
]);
export type ContentRefusal = z.infer<typeof contentRefusalSchema>;
