import { media, styled } from '@raade/platform';
import { Input, Select } from '@raade/ui';
import type { ReactNode } from 'react';
import type { RecordsTable } from './records-table.ts';
import type { TableView } from './use-table-view.ts';

interface TableToolbarProps<Data> {
  readonly table: RecordsTable<Data>;
  readonly view: Pick<TableView, 'text' | 'setText' | 'setFilter'> & {
    readonly filter: { readonly id: string };
  };
  /** The export. */
  readonly children: ReactNode;
}

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: auto;
    grid-template-columns: minmax(12rem, 1fr) 13rem;
  }
`;

/** The controls over the table: which records are shown, and what is done with them. */
export function TableToolbar<Data>({ table, view, children }: TableToolbarProps<Data>) {
  const { words, filters } = table;
  return (
    <Bar>
      <Input
        type="search"
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        value={view.text}
        onChange={(event) => view.setText(event.target.value)}
      />
      <Select
        aria-label={words.filterLabel}
        value={view.filter.id}
        onChange={(event) => view.setFilter(event.target.value)}
      >
        {filters.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      {children}
    </Bar>
  );
}
