import { TitledSection } from '@raade/staff/titled-section';
import { Note, Table } from '@raade/ui';
import type { ReactNode } from 'react';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';

interface FiguresTableProps {
  readonly caption: string;
  /** The titles of the columns: first the names, then the figures. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: ReactNode, ...figures: string[]])[];
}

/** A table of figures. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <Table caption={caption} stacks>
      <TableHead columns={columns} numbers={columns.slice(1)} />
      <tbody>
        {rows.map(([name, ...figures], row) => (
          <tr key={row}>
            <WrappedCell as="th" scope="row" $min="7rem">
              {name}
            </WrappedCell>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} data-align="end" data-label={columns[index + 1]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface FiguresSectionProps {
  readonly title: string;
  readonly isEmpty: boolean;
  /** The text if there are no figures yet. */
  readonly emptyText: string;
  readonly children: ReactNode;
}

/** A part of the overview. */
export const FiguresSection = ({ title, isEmpty, emptyText, children }: FiguresSectionProps) => (
  <TitledSection title={title}>{isEmpty ? <Note>{emptyText}</Note> : children}</TitledSection>
);
