/** A file of a picture. */
export interface Variant {
  readonly name: string;
  readonly bytes: Buffer;
}

/** All files of a picture. */
export interface Variants {
  /** Width of the largest file in pixels. */
  readonly width: number;
  readonly variants: readonly Variant[];
}

/** Storage for the encoded files of pictures. The upload writes them, the publisher reads them. */
export interface VariantStore {
  /** Stores all files of a picture. Repeating it changes nothing. Write the document of the picture only afterwards. */
  write(id: string, picture: Variants): Promise<void>;
  /** Rejects with `MissingVariant` if there is no such file, and with another error if the store cannot be read. */
  read(id: string, name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes all files of a picture, if there are any. */
  remove(id: string): Promise<void>;
}

/** The store has no such file. */
export class MissingVariant extends Error {
  override readonly name = 'MissingVariant';

  constructor(id: string, name: string) {
    super(`The picture ${id} has no file ${name}.`);
  }
}
