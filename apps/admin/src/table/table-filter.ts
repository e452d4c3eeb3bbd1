import { foldedText } from '@raade/contracts/base/folded-text';
import type { RecordRow } from './record-row.ts';
import type { Filter, RecordsTable } from './records-table.ts';

/** The filter with this id; by default the first. */
export function filterOf<Data>(
  filters: RecordsTable<Data>['filters'],
  id: string | null,
): Filter<Data> {
  return filters.find((filter) => filter.id === id) ?? filters[0];
}

/** The number of rows that each filter shows, by its id. */
export function filterCounts<Data>(
  rows: readonly RecordRow<Data>[],
  filters: RecordsTable<Data>['filters'],
): ReadonlyMap<string, number> {
  return new Map(
    filters.map(({ id, accepts }) => [
      id,
      accepts ? rows.filter(({ data }) => accepts(data)).length : rows.length,
    ]),
  );
}

/** The rows that the filter accepts and whose searched fields contain the text, as `foldedText` compares. */
export function findRows<Data>(
  rows: readonly RecordRow<Data>[],
  { accepts }: Filter<Data>,
  text: string,
): readonly RecordRow<Data>[] {
  const search = foldedText(text).trim();
  if (!accepts && !search) return rows;
  return rows.filter(
    ({ data, searchText }) => (!accepts || accepts(data)) && searchText.includes(search),
  );
}
