import * as z from 'zod/mini';
import { editionFileSchema } from './edition-file.ts';
import { contentFindingSchema, listedDraftSchema } from './findings.ts';
import { CONTENT_LIMITS, CONTENT_PARTS } from './parts.ts';
import { boundedJson, editionName, itemKey } from './values.ts';

/** 0: none was seen. A number is never used twice, so that nobody mistakes a new draft for one that is gone. */
const seenRevision = z.int().check(z.nonnegative());

/** The name of a draft. Null: the part itself; of a list, the order of its items. */
export const draftName = { part: z.enum(CONTENT_PARTS), item: z.nullable(itemKey) };

/** A document of `content_drafts`, with Firestore's times: what an item shall become. One for each item. */
export const contentDraftSchema = z.object({
  ...draftName,
  /** The item as JSON; null: it is to be removed. */
  json: z.nullable(z.string()),
  revision: z.int(),
  /** Id and address of who changed it last. */
  by: z.string(),
  by_name: z.string(),
  at: z.unknown(),
});

/** Id of the document: no name of a part has two hyphens on end, so no two drafts share one. */
export function draftId({ part, item }: { part: string; item: string | null }): string {
  return item === null ? part : `${part}--${encodeURIComponent(item)}`;
}

/**
 * Payload of `save-content-item`. The draft is saved whatever its fields are like; what is wrong with them is answered.
 * `edition` and `revision` are what the editor has seen of it.
 */
export const saveContentItemRequestSchema = z.strictObject({
  ...draftName,
  value: boundedJson(CONTENT_LIMITS.itemBytes),
  edition: editionName,
  revision: seenRevision,
});
export type SaveContentItemRequest = z.infer<typeof saveContentItemRequestSchema>;

export const saveContentItemResponseSchema = z.object({
  /** Null: the item is as it is live, so there is no draft of it. */
  draft: z.nullable(listedDraftSchema),
  findings: z.array(contentFindingSchema),
});
export type SaveContentItemResponse = z.infer<typeof saveContentItemResponseSchema>;

/** Payload of `discard-content-draft`. */
export const discardContentDraftRequestSchema = z.strictObject({
  ...draftName,
  revision: seenRevision,
});
export type DiscardContentDraftRequest = z.infer<typeof discardContentDraftRequestSchema>;

export const discardContentDraftResponseSchema = z.object({ discarded: z.literal(true) });
export type DiscardContentDraftResponse = z.infer<typeof discardContentDraftResponseSchema>;

/** Payload of `import-content`: what differs from what is live becomes drafts, and nothing goes live by it. */
export const importContentRequestSchema = z.strictObject({
  edition: editionName,
  file: editionFileSchema,
  /** Drafts that were seen: their items become what the file says. Others of the items of the file are in its way. */
  replaces: z.optional(
    z
      .array(z.strictObject({ ...draftName, revision: seenRevision }))
      .check(z.maxLength(CONTENT_LIMITS.drafts)),
  ),
});
export type ImportContentRequest = z.infer<typeof importContentRequestSchema>;

export const importContentResponseSchema = z.object({
  /** How many there are of it. */
  drafts: z.int(),
  findings: z.array(contentFindingSchema),
});
export type ImportContentResponse = z.infer<typeof importContentResponseSchema>;
