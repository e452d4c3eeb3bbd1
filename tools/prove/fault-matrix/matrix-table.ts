import { formatTable } from '@raade/kit/terminal/table.ts';
import type { Cell } from './cells.ts';

const milliseconds = (time: number | undefined) => (time === undefined ? '-' : String(time));

const rowOf = ({ fault, remote, moment, problem, fallback, recovery }: Cell) => [
  fault,
  remote,
  moment,
  milliseconds(fallback),
  milliseconds(recovery),
  problem ?? 'ok',
];

/** A line for each cell, with its times in milliseconds, and a last one with the sum. */
export function matrixTable(cells: readonly Cell[]): string {
  const head = ['fault', 'remote', 'moment', 'fallback ms', 'recovery ms', ''];
  const whole = cells.filter(({ problem }) => problem === undefined).length;
  return `${formatTable([head, ...cells.map(rowOf)])}\n\n${whole} of ${cells.length} cells are ok.`;
}
