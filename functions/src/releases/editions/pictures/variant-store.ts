/** A file of a picture. */
export interface Variant {
  readonly name: string;
  readonly bytes: Buffer;
}

/** All files of a picture. */
export interface Variants {
  /** Pixels of the widest. */
  readonly width: number;
  readonly variants: readonly Variant[];
}

/** Where the files of pictures are kept between the function that makes them and the publisher. */
export interface VariantStore {
  /** Keeps all files of a picture; whoever says that it is there does so afterwards. The same again changes nothing. */
  write(id: string, picture: Variants): Promise<void>;
  /** Rejects with `MissingVariant` if there is no such file, and with another error if that cannot be told. */
  read(id: string, name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes all files of a picture; there may be none. */
  remove(id: string): Promise<void>;
}

/** A store has no such file. */
export class MissingVariant extends Error {
  override readonly name = 'MissingVariant';

  constructor(id: string, name: string) {
    super(`The picture ${id} has no file ${name}.`);
  }
}
