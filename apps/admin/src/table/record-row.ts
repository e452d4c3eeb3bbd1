import { foldedText } from '@raade/contracts/base/folded-text';

/** A record, and what the search looks through, made once because it is looked through at every key. */
export interface RecordRow<Data> {
  readonly id: string;
  readonly data: Data;
  readonly searchText: string;
}

/**
 * A line break stands between the fields: no search has one, so none matches across two of them.
 * @param searched the fields that the search looks through
 */
export function recordRow<Data>(
  id: string,
  data: Data,
  searched: readonly (string | null)[],
): RecordRow<Data> {
  return { id, data, searchText: foldedText(searched.map((field) => field ?? '').join('\n')) };
}
