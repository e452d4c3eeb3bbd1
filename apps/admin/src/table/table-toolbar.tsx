import { media, styled } from '@raade/platform';
import { number } from '@raade/staff/numbers';
import { Input, Select } from '@raade/ui';
import type { ReactNode } from 'react';
import type { Filter, RecordsTable } from './records-table.ts';
import { formatSort, parseSort, type Sort } from './sorting/sort.ts';
import { ToolbarPanel } from './toolbar-panel.tsx';
import type { TableView } from './use-table-view.ts';

interface TableToolbarProps<Data> {
  readonly table: RecordsTable<Data>;
  readonly view: Pick<TableView, 'text' | 'setText' | 'setFilter' | 'sort' | 'setSort'> & {
    readonly filter: { readonly id: string };
  };
  /** How many rows each filter shows; undefined until all rows are read. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  /** The export button. */
  readonly children: ReactNode;
  /** Further content of the panel that phones have below the search. */
  readonly more: ReactNode;
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);

  /* Browsers show the cross only in the field that has the focus or the pointer. */
  ::-webkit-search-cancel-button {
    opacity: 1;
    pointer-events: auto;
  }

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: auto;
    grid-template-columns: minmax(8rem, 1fr) minmax(9rem, 17rem);
  }
`;

/** Only on phones, where the headers that sort are hidden. */
const Order = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

/** The controls above the table: search, filter, order and export. */
export function TableToolbar<Data>(props: TableToolbarProps<Data>) {
  const { table, view, counts, children, more } = props;
  const { texts, filters, columns, csv } = table;
  const orders: readonly Sort[] = columns.flatMap(({ id }) => [
    { column: id, isDescending: false },
    { column: id, isDescending: true },
  ]);
  const nameOf = ({ column, isDescending }: Sort) =>
    `${columns.find(({ id }) => id === column)?.header} ${isDescending ? 'descending' : 'ascending'}`;
  const groups = new Set(filters.flatMap(({ group }) => group ?? []));
  const optionOf = ({ id, label }: Filter<Data>) => (
    <option key={id} value={id}>
      {counts ? `${label} (${number(counts.get(id) ?? 0)})` : label}
    </option>
  );
  return (
    <Bar>
      <Input
        type="search"
        aria-label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        value={view.text}
        onChange={(event) => view.setText(event.target.value)}
      />
      <ToolbarPanel
        label={csv ? 'Filter, order, export' : 'Filter and order'}
        isChanged={view.filter.id !== filters[0].id || view.sort !== undefined}
      >
        <Select
          aria-label={texts.filterLabel}
          aria-keyshortcuts="f"
          value={view.filter.id}
          onChange={(event) => view.setFilter(event.target.value)}
        >
          {filters.filter(({ group }) => group === undefined).map(optionOf)}
          {[...groups].map((group) => (
            <optgroup key={group} label={group}>
              {filters.filter((filter) => filter.group === group).map(optionOf)}
            </optgroup>
          ))}
        </Select>
        <Order>
          <Select
            aria-label="Order"
            value={view.sort ? formatSort(view.sort) : ''}
            onChange={(event) => view.setSort(parseSort(event.target.value, columns))}
          >
            <option value="">{texts.order ?? 'Newest first'}</option>
            {orders.map((sort) => (
              <option key={formatSort(sort)} value={formatSort(sort)}>
                {nameOf(sort)}
              </option>
            ))}
          </Select>
        </Order>
        {children}
        {more}
      </ToolbarPanel>
    </Bar>
  );
}
