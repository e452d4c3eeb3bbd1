import { foldedText } from '@raade/contracts/base/folded-text';

/** A record with its search text, which is made once and searched at every key press. */
export interface RecordRow<Data> {
  readonly id: string;
  readonly data: Data;
  readonly searchText: string;
}

/**
 * Makes a row. Line breaks separate the searched fields, so that no search matches across two of them.
 * @param fields the texts that the search looks through
 */
export function recordRow<Data>(
  id: string,
  data: Data,
  fields: readonly (string | null)[],
): RecordRow<Data> {
  return { id, data, searchText: foldedText(fields.map((field) => field ?? '').join('\n')) };
}
