import { useSearchParams } from '@raade/platform';
import { useEffect, useMemo, useState } from 'react';
import type { RecordsTable } from './records-table.ts';
import { formatSort, parseSort, type Sort } from './sorting/sort.ts';
import { filterOf } from './table-filter.ts';

/** Milliseconds before the search is written to the address, since browsers limit how often that is allowed. */
const WRITE_AFTER_MS = 300;

type Parameter = 'search' | 'show' | 'sort' | 'record';

/** Search, filter, order and opened record of a table, stored in the address. */
export function useTableView<Data>({ address, columns, filters }: RecordsTable<Data>) {
  const [params, setParams] = useSearchParams();
  const nameOf = (parameter: Parameter) => (address ? `${address}-${parameter}` : parameter);
  const write = (parameter: Parameter, value: string, { replace = true } = {}) =>
    setParams(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (value) next.set(nameOf(parameter), value);
        else next.delete(nameOf(parameter));
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const [text, setText] = useSearchText(params.get(nameOf('search')) ?? '', (value) =>
    write('search', value),
  );
  const sortParam = params.get(nameOf('sort'));

  return {
    text,
    setText,
    filter: filterOf(filters, params.get(nameOf('show'))),
    setFilter: (id: string) => write('show', id === filters[0].id ? '' : id),
    sort: useMemo(() => parseSort(sortParam, columns), [sortParam, columns]),
    setSort: (sort: Sort | undefined) => write('sort', sort ? formatSort(sort) : ''),
    /** The id of the record that is open. */
    opened: params.get(nameOf('record')) ?? undefined,
    /** Adds one history entry for the first record, so that Back leads to the table. */
    open: (id: string) => write('record', id, { replace: params.has(nameOf('record')) }),
    close: () => write('record', ''),
  };
}

export type TableView = ReturnType<typeof useTableView>;

/**
 * The text of the search. Typed text applies at once and is written to the address later. If a link or Back changes
 * the address, the text from the address replaces the typed text.
 */
function useSearchText(addressText: string, write: (text: string) => void) {
  const [text, setText] = useState(addressText);
  const [lastAddressText, setLastAddressText] = useState(addressText);
  const [lastWritten, setLastWritten] = useState(addressText);
  // The address has changed: by `write`, or by a link or Back.
  if (addressText !== lastAddressText) {
    setLastAddressText(addressText);
    setLastWritten(addressText);
    if (addressText !== lastWritten) setText(addressText);
  }
  useEffect(() => {
    if (text === addressText) return;
    const timer = setTimeout(() => {
      setLastWritten(text);
      write(text);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText] as const;
}
