import type { ContentName } from '../content.schema.ts';

/** A mistake in the content, with its place. */
export interface Finding {
  readonly part: ContentName;
  /** From the part to the field, with ids in place of positions: `['opening-address', 'speakers', 0, 'speaker']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}
