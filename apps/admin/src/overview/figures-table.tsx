import { Table } from '@raade/ui';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';

interface FiguresTableProps {
  readonly caption: string;
  /** The head of the first column, which names the rows. */
  readonly first: string;
  /** The heads of the columns of figures. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: string[]])[];
}

/** A table of figures. */
export function FiguresTable({ caption, first, columns, rows }: FiguresTableProps) {
  return (
    <Table caption={caption}>
      <TableHead columns={[first, ...columns]} numbers={columns} />
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <WrappedCell as="th" scope="row" $least="7rem">
              {name}
            </WrappedCell>
            {figures.map((figure, index) => (
              <td key={columns[index]} data-align="end">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
