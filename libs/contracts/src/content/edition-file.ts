import * as z from 'zod/mini';
import { CONTENT_LIMITS, CONTENT_PARTS } from './parts.ts';
import { boundedJson, editionName } from './values.ts';

/** The parts of an edition by name, as JSON. `checkContent` finds out if they can be rendered. */
export const editionPartsSchema = z.record(
  z.enum(CONTENT_PARTS),
  boundedJson(CONTENT_LIMITS.partBytes),
);
export type EditionParts = z.infer<typeof editionPartsSchema>;

/** The whole content as a file, for export, import and the publisher. */
export const editionFileSchema = z.strictObject({
  /** Version of the format; readers refuse others. */
  version: z.literal(1),
  edition: editionName,
  parts: editionPartsSchema,
});
export type EditionFile = z.infer<typeof editionFileSchema>;
