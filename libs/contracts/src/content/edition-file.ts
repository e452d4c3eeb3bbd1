import * as z from 'zod/mini';
import { CONTENT_LIMITS, CONTENT_PARTS } from './parts.ts';
import { boundedJson, editionName } from './values.ts';

/** The parts of an edition by their names, as JSON; whether they can be rendered says `checkContent`. */
export const editionPartsSchema = z.record(
  z.enum(CONTENT_PARTS),
  boundedJson(CONTENT_LIMITS.partBytes),
);
export type EditionParts = z.infer<typeof editionPartsSchema>;

/** A whole state of the content as a file: what an export gives, an import takes and the publisher reads. */
export const editionFileSchema = z.strictObject({
  /** Of this shape; another one is refused by who does not know it. */
  version: z.literal(1),
  edition: editionName,
  parts: editionPartsSchema,
});
export type EditionFile = z.infer<typeof editionFileSchema>;
