import { logger, toast } from '@raade/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RegistrantRow } from '../registrant-row.ts';
import { type Sort, sortText } from './registrant-sort.ts';
import { createSorter, type Sorter } from './sorter.ts';

interface Sorted {
  readonly sort: Sort;
  readonly rows: readonly RegistrantRow[];
}

interface SortedRows {
  readonly rows: readonly RegistrantRow[];
  /** The rows are still in another order than asked for. */
  readonly isSorting: boolean;
}

function tellFailure(error: Error): void {
  logger.error('registrants not sorted', {}, error);
  const description = 'The registrants stay in the order they are in. Please try again.';
  toast({ title: 'Sorting failed', description, tone: 'danger' });
}

/**
 * The rows as `sort` asks, as soon as they are sorted. While more rows arrive, the new ones stand at the end
 * until they have found their places.
 * @param sort the same object until another order is asked for
 */
export function useSortedRows(rows: readonly RegistrantRow[], sort: Sort | undefined): SortedRows {
  const sorter = useRef<Sorter>(undefined);
  const [sorted, setSorted] = useState<Sorted>();

  useEffect(() => {
    if (!sort) return;
    sorter.current ??= createSorter(tellFailure);
    sorter.current.sort({
      request: () => ({
        texts: rows.map(({ registrant }) => sortText(registrant, sort.column)),
        isDescending: sort.isDescending,
      }),
      onOrder: (order) => {
        const inOrder = Array.from(order, (index) => rows[index]).filter(
          (row) => row !== undefined,
        );
        setSorted({ sort, rows: inOrder });
      },
    });
  }, [rows, sort]);

  useEffect(
    () => () => {
      sorter.current?.stop();
      sorter.current = undefined;
    },
    [],
  );

  const latest = sorted?.sort === sort ? sorted : undefined;
  const shown = useMemo(
    () => (latest ? [...latest.rows, ...rows.slice(latest.rows.length)] : rows),
    [latest, rows],
  );
  return { rows: shown, isSorting: sort !== undefined && latest === undefined };
}
