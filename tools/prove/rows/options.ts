import { parseArgs } from 'node:util';
import { Failure } from '@raade/contracts/failure';
import type { RowState } from './row-state.ts';

/**
 * `[--all] [row or area ...]`: the rows to describe with their tests, like `DON-42` or `DON`.
 * @throws Failure for a name that fits none
 */
export function chosenRows(args: readonly string[], states: readonly RowState[]): RowState[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.all) return [...states];
  return positionals.flatMap((name) => {
    const found = states.filter(({ row: { id } }) => id === name || id.startsWith(`${name}-`));
    if (found.length === 0) throw new Failure(`There is neither a row nor an area "${name}".`);
    return found;
  });
}
