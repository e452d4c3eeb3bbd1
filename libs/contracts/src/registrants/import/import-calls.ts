import * as z from 'zod/mini';
import { LONGEST_ROW } from '../../base/read-spreadsheet.ts';
import { forumIdSchema } from '../../content/forum-id.ts';
import { REGISTRANT_FIELDS } from '../registrants-csv.ts';

/** Bounds of an import: more rows than any forum has registrants, and batches that are one transaction each. */
export const IMPORT_LIMITS = {
  fileMb: 5,
  rows: 5000,
  batchRows: 200,
  batchBytes: 200_000,
} as const;

const line = z.int().check(z.positive());

/**
 * Payload of the callable `import-registrants`: some rows of a file. The same batch of the same import again writes
 * nothing more. Without `apply` the answer tells what would be done.
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
export type ImportRegistrantsRequest = z.input<typeof importRegistrantsRequestSchema>;
export type CheckedImportRequest = z.output<typeof importRegistrantsRequestSchema>;

export const IMPORT_OUTCOMES = ['added', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** The outcome of a row. `detail`: why it is refused, or the columns that it changes. */
export const importResultSchema = z.object({
  line,
  outcome: z.enum(IMPORT_OUTCOMES),
  detail: z.nullable(z.string()),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const importRegistrantsResponseSchema = z.object({ results: z.array(importResultSchema) });
export type ImportRegistrantsResponse = z.infer<typeof importRegistrantsResponseSchema>;

/** Payload of the callable `undo-registrant-import`. */
export const undoImportRequestSchema = z.strictObject({ import_id: z.uuidv4() });
export type UndoImportRequest = z.infer<typeof undoImportRequestSchema>;

/** How many registrants are as before, and how many are not, since somebody has changed them after the import. */
export const undoneSchema = z.object({
  undone: z.int().check(z.nonnegative()),
  kept: z.int().check(z.nonnegative()),
});
export type Undone = z.infer<typeof undoneSchema>;

/** A document of `registrant_imports`, named by its id, without its timestamps `created_at` and `expires_at`. */
export const registrantImportSchema = z.object({
  forum_id: forumIdSchema,
  added: z.int().check(z.nonnegative()),
  changed: z.int().check(z.nonnegative()),
  /** There once somebody has begun to undo it: all of it is undone when these are as many. */
  undone: z.optional(undoneSchema),
});
export type RegistrantImport = z.infer<typeof registrantImportSchema>;
