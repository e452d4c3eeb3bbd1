import type { ContentName } from '../content.schema.ts';

/** A problem in the content, with its place. */
export interface Finding {
  readonly part: ContentName;
  /**
   * The path from the part to the field, with ids instead of indexes: `['opening-address', 'speakers', 0, 'speaker']`.
   */
  readonly path: readonly (string | number)[];
  readonly message: string;
}
