import type { ContentName } from '../content.schema.ts';

/** A difference between two states of the content, as a sentence. */
export interface Difference {
  readonly part: ContentName;
  /** The item's id, if the part is a list. */
  readonly item?: string;
  readonly says: string;
}
