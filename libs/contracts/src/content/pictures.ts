/** Limits on pictures from any sender. */
export const PICTURE_LIMITS = {
  /** Of the file that is sent: functions take requests of 32 MiB at most. */
  bytes: 25_000_000,
  pixels: 50_000_000,
  /** Pixels of the shorter side: less is too coarse for any place. */
  shortest: 96,
  /** Pixels of the longer side of what is published. */
  longest: 1440,
  /** Of one variant: Firestore takes documents below 1 MiB. */
  variantBytes: 1_000_000,
  /** Pictures that are kept at a time. */
  kept: 2000,
} as const;

/** From the one that is tried first to the one that every browser shows. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const mediaTypeOf = (format: PictureFormat) => `image/${format}`;

/**
 * Widths that layouts ask for: a face in the programme, on one and on two pixels to a point, cards on phones and on
 * wide screens, the hero of a profile, and that of a project.
 */
const WIDTHS = [96, 192, 320, 480, 640, 960] as const;

/** The widths in which there is a picture whose largest is so wide. Nothing is ever enlarged. */
export function widthsOf(width: number): readonly number[] {
  return [...WIDTHS.filter((each) => each < width), width];
}

/** The folder of the shell's site with all pictures. */
export const PICTURES_FOLDER = 'p';

/** Name of a variant within the folder of its picture. */
export const variantName = (width: number, format: PictureFormat) => `${width}.${format}`;

/** Where browsers get a variant. */
export const pictureAddress = (id: string, width: number, format: PictureFormat) =>
  `/${PICTURES_FOLDER}/${id}/${variantName(width, format)}`;

/** Wide enough to choose by what of a picture must be seen. */
const PREVIEW_WIDTH = 640;

/** The variant that editors see of a picture whose largest is so wide: it may not be published yet, so no site has it. */
export const previewVariant = (width: number) =>
  variantName(widthsOf(width).find((each) => each >= PREVIEW_WIDTH) ?? width, 'jpeg');

/** Names of all variants of a picture whose largest is so wide. */
export const variantsOf = (width: number): readonly string[] =>
  widthsOf(width).flatMap((each) => PICTURE_FORMATS.map((format) => variantName(each, format)));
