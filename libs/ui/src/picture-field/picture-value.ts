import type { UploadPictureResponse } from '@raade/contracts/content/picture-upload';

/** A picture as an item of the content names it. */
export interface PictureValue extends UploadPictureResponse {
  readonly alt: string;
  /** The point that stays visible when the picture is cut, as shares of width and height; the middle by default. */
  readonly focal?: { readonly x: number; readonly y: number } | undefined;
}

/** Sends a file. Rejects with an `Error` whose `written` are words for people, if there are any. */
export type UploadPicture = (
  file: Blob,
  sending: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<UploadPictureResponse>;

/** The bytes of a picture that was sent, whether or not it is published. */
export type LoadPicture = (picture: UploadPictureResponse) => Promise<Blob>;

export const MIDDLE = { x: 0.5, y: 0.5 } as const;
