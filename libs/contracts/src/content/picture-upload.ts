import * as z from 'zod/mini';
import { PICTURE_LIMITS } from './pictures.ts';

/** Media type of all uploads; the real type is detected from the bytes. */
export const PICTURE_MEDIA_TYPE = 'application/octet-stream';

const { shortest } = PICTURE_LIMITS;

/** Reasons for refusing a file, with advice. Pages use the same texts for files that they refuse themselves. */
export const PICTURE_REFUSALS = {
  empty: 'The file is empty. Choose another one.',
  'too-large': 'The file has more than 25 MB. Save the picture smaller, and choose it again.',
  'not-a-picture':
    'We cannot read this file as a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
  drawing:
    'This is a drawing in a format that can hold programs (SVG). Export it as PNG, and choose that file.',
  heic: 'This is a HEIC file, which your browser cannot convert. Open it on your phone or computer, save or export it as JPEG, and choose that file.',
  'too-many-pixels':
    'The picture has more than 50 megapixels. Save it smaller, and choose it again.',
  'too-small': `The picture has fewer than ${shortest} pixels on one side. Choose a larger one.`,
  broken: 'The picture is damaged. Open it, save it again, and choose it again.',
  'too-detailed':
    'The picture has too much detail and stays too large for a page. Save it smaller, and choose it again.',
  'too-many': 'You have uploaded many pictures within an hour. Please try again in an hour.',
  'no-room': 'There is no space for more pictures. Please tell the person who runs the site.',
} as const;
export type PictureRefusal = keyof typeof PICTURE_REFUSALS;

/** Headers of a request to `upload-picture`; its body is the file as it is. */
export const uploadPictureHeadersSchema = z.object({
  authorization: z
    .string('is missing')
    .check(z.regex(/^Bearer \S+$/, 'must be "Bearer <ID token>"')),
  'content-type': z.literal(PICTURE_MEDIA_TYPE, `must be "${PICTURE_MEDIA_TYPE}"`),
  'x-firebase-appcheck': z.optional(z.string()),
});

/** The `result` of `upload-picture`: the fields of a picture in an item, without its description. */
export const uploadPictureResponseSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadPictureResponse = z.infer<typeof uploadPictureResponseSchema>;

/** The answer of `upload-picture` if it fails, in the format of callables. */
export const uploadPictureErrorSchema = z.object({
  error: z.object({ status: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
});

/** A document of `content_pictures`. Written after its variants, so that a picture with a document is complete. */
export const pictureDocumentSchema = z.object({
  width: z.int(),
  height: z.int(),
  /** Size of all variants together. */
  bytes: z.int(),
  by: z.string(),
  at: z.unknown(),
  /** Only while no edition has used it; unused pictures are deleted after some days. */
  unused_since: z.optional(z.unknown()),
});
