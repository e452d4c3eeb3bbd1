/** The size of a stored picture, in pixels. */
export interface StoredPicture {
  readonly width: number;
  readonly height: number;
}

/** The storage from which the publisher reads pictures. */
export interface PictureSource {
  /** The pictures with these ids that exist, by id. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
  /** The bytes of a variant, like `480.avif`. Rejects if it is missing. */
  read(id: string, variant: string): Promise<Uint8Array<ArrayBuffer>>;
}
