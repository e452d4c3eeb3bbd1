import type { ContentName } from '../content.schema.ts';

/** A difference between two states of the content, as a sentence. */
export interface Difference {
  readonly part: ContentName;
  /** The item's id, if the part is a list. */
  readonly item?: string;
  /** The sentence. Past publications are stored with it, so the field cannot be renamed. */
  readonly message: string;
}
