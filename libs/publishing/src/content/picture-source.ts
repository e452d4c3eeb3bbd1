/** The size of a kept picture, as known without reading any of its files. */
export interface StoredPicture {
  readonly width: number;
  readonly height: number;
}

/** Where the publisher reads the pictures that an edition names. */
export interface PictureSource {
  /** Those of them that there are, by their ids. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
  /** The bytes of a variant, like `480.avif`. Rejects if it is not there. */
  read(id: string, variant: string): Promise<Uint8Array<ArrayBuffer>>;
}
