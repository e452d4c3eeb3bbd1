import { useSearchParams } from '@raade/platform';
import { useEffect, useMemo, useState } from 'react';
import { filterOf } from './registrant-filter.ts';
import { formatSort, parseSort, type Sort } from './sorting/registrant-sort.ts';

/** Browsers refuse to write the address at every key. */
const WRITE_AFTER_MS = 300;

type Parameter = 'search' | 'show' | 'sort';

/** What of the registrants is shown. It stands in the address, so that it can be kept, sent and reloaded. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const write = (name: Parameter, value: string) =>
    setParams(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const [text, setText] = useSearchText(params.get('search') ?? '', (value) =>
    write('search', value),
  );
  const sortParam = params.get('sort');

  return {
    text,
    setText,
    filter: filterOf(params.get('show')),
    setFilter: (id: string) => write('show', id === filterOf(null).id ? '' : id),
    sort: useMemo(() => parseSort(sortParam), [sortParam]),
    setSort: (sort: Sort | undefined) => write('sort', sort ? formatSort(sort) : ''),
  };
}

/** What is typed counts at once; the address follows. Nothing but this field changes it there. */
function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  useEffect(() => {
    if (text === inAddress) return;
    const timer = setTimeout(() => write(text), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText] as const;
}
