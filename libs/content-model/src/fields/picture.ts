import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';
import * as z from 'zod/mini';
import { FIELDS } from './field-registry.ts';
import { type FieldRest, line } from './fields.ts';

/** The width or height of a picture in pixels. */
const side = () =>
  z
    .int()
    .check(
      z.gte(PICTURE_LIMITS.shortest, `must be ${PICTURE_LIMITS.shortest} pixels at least`),
      z.lte(PICTURE_LIMITS.longest, `must be ${PICTURE_LIMITS.longest} pixels at most`),
    );

/** A share from 0 to 1. */
const share = () =>
  z.number().check(z.gte(0, 'must be between 0 and 1'), z.lte(1, 'must be between 0 and 1'));

/** A reference to an uploaded picture. */
export const pictureSchema = z.strictObject({
  /** A hash of the uploaded file. The variants of the picture are stored under it. */
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be an uploaded picture')),
  alt: line('Description of the picture', {
    help: 'Describe the picture in one sentence for people who cannot see it. Do not begin with "picture of".',
    max: 200,
  }),
  /** Size of the largest variant, in pixels. */
  width: side(),
  height: side(),
  /** The point that stays visible when a picture is cropped, as shares of width and height. Defaults to the middle. */
  focal: z.optional(z.strictObject({ x: share(), y: share() })),
});
export type Picture = z.infer<typeof pictureSchema>;

/** An optional picture. Without one, pages show a pattern or drawing. */
export const picture = (label: string, field?: FieldRest) =>
  z.optional(pictureSchema.clone().register(FIELDS, { label, input: 'picture', ...field }));
