interface TableHeadProps<Column extends string> {
  readonly columns: readonly (Column | false)[];
  /** Columns of numbers, which are aligned at their end. */
  readonly numbers?: readonly NoInfer<Column>[];
}

/** The headers of a table. `false` leaves out a column. */
export function TableHead<Column extends string>(props: TableHeadProps<Column>) {
  const { columns, numbers = [] } = props;
  return (
    <thead>
      <tr>
        {columns
          .filter((column) => column !== false)
          .map((column) => (
            <th key={column} scope="col" data-align={numbers.includes(column) ? 'end' : undefined}>
              {column}
            </th>
          ))}
      </tr>
    </thead>
  );
}
