import * as z from 'zod/mini';
import { PICTURE_LIMITS } from './pictures.ts';

/** The one type that a file is sent under: what it is follows from its bytes. */
export const PICTURE_MEDIA_TYPE = 'application/octet-stream';

const { shortest } = PICTURE_LIMITS;

/** Why a file becomes no picture, and what to do about it. Pages say the same of what they need not send. */
export const PICTURE_REFUSALS = {
  empty: 'The file is empty. Choose another one.',
  'too-large': 'The file has more than 25 MB. Save the picture smaller, and choose it again.',
  'not-a-picture':
    'This file is no picture that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
  drawing:
    'This is a drawing in a format that can hold programs (SVG). Export it as PNG, and choose that file.',
  heic: 'This is a HEIC file, which your browser cannot turn. Open it on your phone or computer, save or export it as JPEG, and choose that file.',
  'too-many-pixels':
    'The picture has more than 50 megapixels. Save it smaller, and choose it again.',
  'too-small': `The picture has fewer than ${shortest} pixels on one side. Choose a larger one.`,
  broken: 'The picture cannot be read to its end. Open it, save it anew, and choose it again.',
  'too-detailed':
    'The picture has so much fine grain that it stays too large for a page. Save it smaller, and choose it again.',
  'too-many': 'You have sent very many pictures within this hour. Please go on in an hour.',
  'no-room': 'There is no room for more pictures. Please tell who looks after the site.',
} as const;
export type PictureRefusal = keyof typeof PICTURE_REFUSALS;

/** Details of what a file is refused with. */
export const pictureRefusalSchema = z.object({
  reason: z.enum(Object.keys(PICTURE_REFUSALS) as [PictureRefusal, ...PictureRefusal[]]),
});

/** Headers of a request to `upload-picture`; its body is the file as it is. */
export const uploadPictureHeadersSchema = z.object({
  authorization: z
    .string('is missing')
    .check(z.regex(/^Bearer \S+$/, 'must be "Bearer <ID token>"')),
  'content-type': z.literal(PICTURE_MEDIA_TYPE, `must be "${PICTURE_MEDIA_TYPE}"`),
  'x-firebase-appcheck': z.optional(z.string()),
});

/** The `result` of `upload-picture`: the picture as an item names it, without its description. */
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

/** A document of `content_pictures`, with Firestore's times. It comes after its variants, so what has one is whole. */
export const keptPictureSchema = z.object({
  width: z.int(),
  height: z.int(),
  /** Of all variants together. */
  bytes: z.int(),
  by: z.string(),
  at: z.unknown(),
  /** There while no edition has ever named it: what nobody uses after a while is deleted. */
  unused_since: z.optional(z.unknown()),
});
