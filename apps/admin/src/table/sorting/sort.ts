export interface Sort {
  /** Id of the column. */
  readonly column: string;
  readonly isDescending: boolean;
}

/** Parses `name`, or `-name` for descending; undefined if it names no column. */
export function parseSort(
  text: string | null,
  columns: readonly { readonly id: string }[],
): Sort | undefined {
  const [, sign, column] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  const isKnown = columns.some(({ id }) => id === column);
  return column && isKnown ? { column, isDescending: sign === '-' } : undefined;
}

export const formatSort = ({ column, isDescending }: Sort): string =>
  isDescending ? `-${column}` : column;
