interface Rows {
  readonly count: number;
  /** Rows per screen. */
  readonly pageLength: number;
}

/** The row to which a key moves; undefined for other keys. */
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
