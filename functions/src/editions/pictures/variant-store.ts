/** A file of a picture. */
export interface Variant {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Where the files of pictures are kept between the function that makes them and the publisher. */
export interface VariantStore {
  /** Keeps all files of a picture; whoever says that it is there does so afterwards. */
  write(id: string, variants: readonly Variant[]): Promise<void>;
  /** Rejects if there is no such file. */
  read(id: string, name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes all files of a picture. */
  remove(id: string): Promise<void>;
}
