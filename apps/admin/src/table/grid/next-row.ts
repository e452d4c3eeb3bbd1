interface Rows {
  readonly count: number;
  /** How many are seen at once. */
  readonly pageLength: number;
}

/** The row that a key leads to; undefined for keys that lead to none. */
export function nextRow(key: string, row: number, { count, pageLength }: Rows): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: row - Math.max(1, pageLength),
    PageDown: row + Math.max(1, pageLength),
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}
