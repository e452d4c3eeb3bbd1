import { Failure } from '@raade/contracts/base/failure';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import type { RowState } from './row-state.ts';

export const ROWS_COMMAND = {
  name: 'npm run rows',
  summary:
    'Shows which rows of the specification the last test run proved. Fails if one is not proven.',
  usage: ['[--all] [<row or area>…]'],
  hasPositionals: true,
  options: { all: { type: 'boolean', default: false, help: 'lists the tests of every row' } },
  examples: { 'npm run rows -- DON-42 MAIL': 'the tests of one row, and of an area' },
} as const;

/**
 * The rows that the arguments choose, like `DON-42` or the area `DON`.
 * @throws Failure if a name matches no row
 */
export function chooseRows(args: readonly string[], states: readonly RowState[]): RowState[] {
  const { values, positionals } = parseCommandLine(ROWS_COMMAND, args);
  if (values.all) return [...states];
  return positionals.flatMap((name) => {
    const matches = states.filter(({ row: { id } }) => id === name || id.startsWith(`${name}-`));
    if (matches.length === 0) throw new Failure(`There is neither a row nor an area "${name}".`);
    return matches;
  });
}
