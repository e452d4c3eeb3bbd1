import { mayAs } from '@raade/contracts/staff/claims';
import { RolesContext } from '@raade/staff/rights/roles-context';
import { styled } from '@raade/platform';
import { Row } from '@raade/staff/staff-page.styles';
import { Button } from '@raade/ui';
import { type ReactNode, use, useMemo, useState } from 'react';
import type { RecordRow } from './record-row.ts';
import type { RecordsTable } from './records-table.ts';

export interface Selection<Data> {
  /** The selected rows in the order of the table. */
  readonly rows: readonly RecordRow<Data>[];
  readonly has: (id: string) => boolean;
  /** True if no more can be selected. */
  readonly isFull: boolean;
  readonly toggle: (id: string) => void;
  /** Selects the first rows of the table, up to the limit. */
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The selected rows; undefined if there are no actions for them. */
export function useSelection<Data>(
  { selection }: RecordsTable<Data>,
  shownRows: readonly RecordRow<Data>[],
): Selection<Data> | undefined {
  const roles = use(RolesContext);
  const [ids, setIds] = useState(NONE);
  const rows = useMemo(() => shownRows.filter(({ id }) => ids.has(id)), [shownRows, ids]);
  if (!selection || !mayAs(roles, selection.right)) return undefined;
  const isFull = rows.length >= selection.limit;
  const idsOf = (selected: readonly RecordRow<Data>[]) => new Set(selected.map(({ id }) => id));
  return {
    rows,
    has: (id) => ids.has(id),
    isFull,
    toggle: (id) => {
      const next = idsOf(rows);
      if (!next.delete(id) && !isFull) next.add(id);
      setIds(next);
    },
    selectAll: () => setIds(idsOf(shownRows.slice(0, selection.limit))),
    clear: () => setIds(NONE),
  };
}

/** Without a gap while it has no action. */
const Work = styled.div`
  &:not(:has(button)) {
    position: absolute;
  }
`;

interface SelectionBarProps<Data> {
  readonly selection: Selection<Data>;
  /** Rows that can be selected at once. */
  readonly selectable: number;
  /** The actions on the selected rows. */
  readonly children: ReactNode;
}

/** The number of selected rows, and their actions. */
export function SelectionBar<Data>({ selection, selectable, children }: SelectionBarProps<Data>) {
  const { rows, selectAll, clear } = selection;
  return (
    <>
      {rows.length > 0 && (
        <Row>
          <span>{`${rows.length} selected`}</span>
          {rows.length < selectable && (
            <Button look="quiet" onClick={selectAll}>
              {`Select ${selectable}`}
            </Button>
          )}
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
        </Row>
      )}
      <Work>{children}</Work>
    </>
  );
}
