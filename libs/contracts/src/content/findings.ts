import * as z from 'zod/mini';
import { CONTENT_PARTS } from './parts.ts';
import { editionName } from './values.ts';

/** What is wrong with an item, and where: ids stand in place of positions. */
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
  says: z.string(),
});
export type ContentDifference = z.infer<typeof contentDifferenceSchema>;

/** A draft by its name. Null: the part itself; of a list, the order of its items. */
const namedItem = { part: z.enum(CONTENT_PARTS), item: z.nullable(z.string()) };

/** A draft as editors get it. */
export const listedDraftSchema = z.object({
  ...namedItem,
  /** What it is to become; null: it is to be removed. */
  value: z.json(),
  revision: z.int(),
  /** Address of who changed it last. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type ListedDraft = z.infer<typeof listedDraftSchema>;

/** Details of the `failed-precondition` with which functions refuse a change of the content. */
export const contentRefusalSchema = z.discriminatedUnion('reason', [
  /** Somebody else was quicker with this item: this is what is there now. */
  z.object({
    reason: z.literal('item-changed'),
    edition: editionName,
    draft: z.nullable(listedDraftSchema),
    /** What is live; null if there is none. */
    live: z.json(),
  }),
  /** Another edition went live. */
  z.object({ reason: z.literal('edition-changed'), edition: editionName }),
  /** It cannot be rendered. */
  z.object({ reason: z.literal('findings'), findings: z.array(contentFindingSchema) }),
  /** Drafts that were named and are not as they were seen, or that an import would overwrite. */
  z.object({ reason: z.literal('drafts-changed'), drafts: z.array(z.object(namedItem)) }),
]);
export type ContentRefusal = z.infer<typeof contentRefusalSchema>;
