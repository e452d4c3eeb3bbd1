import * as z from 'zod/mini';
import { LONGEST_ROW } from '../../base/read-spreadsheet.ts';
import { forumIdSchema } from '../../content/forum-id.ts';
import { REGISTRANT_FIELDS } from '../registrants-csv.ts';

/** Limits of an import: more rows than any forum has registrants, in batches of one transaction each. */
export const IMPORT_LIMITS = {
  fileMb: 5,
  rows: 5000,
  batchRows: 200,
  batchBytes: 200_000,
} as const;

const line = z.int().check(z.positive());
const count = z.int().check(z.nonnegative());

/**
 * Payload of `import-registrants`: a batch of rows. A repeated batch of the same import changes nothing. Without
 * `apply` it is only a preview.
 */
export const importRegistrantsRequestSchema = z.strictObject({
  forum_id: forumIdSchema,
  import_id: z.uuidv4(),
  apply: z.boolean(),
  rows: z
    .array(
      z.strictObject({
        line,
        cells: z.partialRecord(
          z.enum(REGISTRANT_FIELDS),
          z.nullable(z.string().check(z.maxLength(LONGEST_ROW))),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(IMPORT_LIMITS.batchRows)),
});
export type ImportRegistrantsRequest = z.infer<typeof importRegistrantsRequestSchema>;

/** The outcome of a row. `detail`: why it is refused, or the columns that it changes. */
const importResultSchema = z.object({
  line,
  outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
  detail: z.nullable(z.string()),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const importRegistrantsResponseSchema = z.object({ results: z.array(importResultSchema) });
export type ImportRegistrantsResponse = z.infer<typeof importRegistrantsResponseSchema>;

/** Payload of the callable `undo-registrant-import`. */
export const undoImportRequestSchema = z.strictObject({ import_id: z.uuidv4() });
export type UndoImportRequest = z.infer<typeof undoImportRequestSchema>;

/** Numbers of registrants: `undone` were restored; `kept` were not, since they have changed after the import. */
export const undoneSchema = z.object({ undone: count, kept: count });
export type Undone = z.infer<typeof undoneSchema>;

/** A document of `registrant_imports`, without its timestamps `created_at` and `expires_at`. */
export const registrantImportSchema = z.object({
  forum_id: forumIdSchema,
  added: count,
  changed: count,
  /** Set when undoing has begun; true when it is complete. */
  undone: z.optional(z.boolean()),
});
