interface TableHeadProps<Column extends string> {
  readonly columns: readonly (Column | false)[];
  /** Those of numbers, which stand at the end. */
  readonly numbers?: readonly NoInfer<Column>[];
}

/** The names of the columns of a table; false leaves one out. */
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
