import type { UploadPictureResponse } from '@raade/contracts/content/picture-upload';

/** A picture in an item of the content. */
export interface PictureValue extends UploadPictureResponse {
  readonly alt: string;
  /** The point that stays visible when the picture is cropped, as shares of width and height; the middle by default. */
  readonly focal?: { readonly x: number; readonly y: number } | undefined;
}

/** Uploads a file. Rejects with an `Error`; its `messageForUsers`, if there is one, is shown to the user. */
export type UploadPicture = (
  file: Blob,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<UploadPictureResponse>;

/** Loads an uploaded picture, published or not. */
export type LoadPicture = (picture: UploadPictureResponse) => Promise<Blob>;

export const MIDDLE = { x: 0.5, y: 0.5 } as const;
