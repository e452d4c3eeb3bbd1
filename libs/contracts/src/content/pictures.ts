/** Limits on pictures from any sender. */
export const PICTURE_LIMITS = {
  /** Size of the uploaded file: functions accept requests of at most 32 MiB. */
  bytes: 25_000_000,
  pixels: 50_000_000,
  /** Least pixels of the shorter side. */
  shortest: 96,
  /** Pixels of the longer side of the largest variant. */
  longest: 1440,
  /** Size of one variant: Firestore documents must be below 1 MiB. */
  variantBytes: 1_000_000,
  /** Number of stored pictures. */
  stored: 2000,
} as const;

/** In the order in which browsers try them; all support the last one. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const mediaTypeOf = (format: PictureFormat) => `image/${format}`;

/**
 * Widths that layouts need: a face in the program on screens with one and two pixels per point, cards on phones and on
 * wide screens, the hero of a profile, and that of a project.
 */
const WIDTHS = [96, 192, 320, 480, 640, 960] as const;

/** Widths of the variants of a picture, by the width of the largest one. Pictures are never enlarged. */
export function widthsOf(width: number): readonly number[] {
  return [...WIDTHS.filter((smaller) => smaller < width), width];
}

/** The folder of the shell's site with all pictures. */
export const PICTURES_FOLDER = 'p';

/** Name of a variant within the folder of its picture. */
export const variantName = (width: number, format: PictureFormat) => `${width}.${format}`;

/** Address of a variant. */
export const pictureAddress = (id: string, width: number, format: PictureFormat) =>
  `/${PICTURES_FOLDER}/${id}/${variantName(width, format)}`;

/** Width at which editors can choose the focal point. */
const PREVIEW_WIDTH = 640;

/** Name of the variant that the editor shows, also before the picture is published. */
export const previewVariant = (width: number) =>
  variantName(widthsOf(width).find((size) => size >= PREVIEW_WIDTH) ?? width, 'jpeg');

/** Names of all variants of a picture, by the width of the largest one. */
export const variantsOf = (width: number): readonly string[] =>
  widthsOf(width).flatMap((size) => PICTURE_FORMATS.map((format) => variantName(size, format)));
