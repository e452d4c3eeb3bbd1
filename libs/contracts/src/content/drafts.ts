import * as z from 'zod/mini';
import { editionFileSchema } from './edition-file.ts';
import { contentFindingSchema, listedDraftSchema } from './findings.ts';
import { CONTENT_LIMITS, CONTENT_PARTS } from './parts.ts';
import { boundedJson, editionName, itemKey } from './values.ts';

/**
 * Revision of the draft that the editor has seen; 0 for none. Numbers are never reused, so a new draft is not taken for
 * a deleted one.
 */
const seenRevision = z.int().check(z.nonnegative());

/** The name of a draft. `item` is null for the part itself; for a list, that is the order of its items. */
export const draftName = { part: z.enum(CONTENT_PARTS), item: z.nullable(itemKey) };

/** A document of `content_drafts`: the unpublished state of an item. `at` is a Firestore timestamp. */
export const contentDraftSchema = z.object({
  ...draftName,
  /** The item as JSON; null to remove it. */
  json: z.nullable(z.string()),
  revision: z.int(),
  /** Id and address of the last editor. */
  by: z.string(),
  by_name: z.string(),
  at: z.unknown(),
});

/** Id of the document. Names of parts never contain two hyphens in a row, so ids are unique. */
export function draftId({ part, item }: { part: string; item: string | null }): string {
  return item === null ? part : `${part}--${encodeURIComponent(item)}`;
}

/**
 * Payload of `save-content-item`. Invalid fields do not prevent saving; the answer reports them. `edition` and
 * `revision` are what the editor has seen.
 */
export const saveContentItemRequestSchema = z.strictObject({
  ...draftName,
  value: boundedJson(CONTENT_LIMITS.itemBytes),
  edition: editionName,
  revision: seenRevision,
});
export type SaveContentItemRequest = z.infer<typeof saveContentItemRequestSchema>;

export const saveContentItemResponseSchema = z.object({
  /** Null if the item equals the live one, so there is no draft. */
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

/** Payload of `import-content`: differences from the live content become drafts. Nothing goes live. */
export const importContentRequestSchema = z.strictObject({
  edition: editionName,
  file: editionFileSchema,
  /**
   * Drafts that the editor has seen and that the file may overwrite. Other drafts of the same items make the import
   * fail.
   */
  replaces: z.optional(
    z
      .array(z.strictObject({ ...draftName, revision: seenRevision }))
      .check(z.maxLength(CONTENT_LIMITS.drafts)),
  ),
});
export type ImportContentRequest = z.infer<typeof importContentRequestSchema>;

export const importContentResponseSchema = z.object({
  /** Number of drafts from the file. */
  drafts: z.int(),
  findings: z.array(contentFindingSchema),
});
export type ImportContentResponse = z.infer<typeof importContentResponseSchema>;
