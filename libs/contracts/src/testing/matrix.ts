import { messageOf } from '../base/failure.ts';

/** True in the nightly run, which tries all values of a matrix; `npm test` tries representative ones. */
export const TRIES_ALL = process.env['RAADE_TESTS'] === 'all';

interface Trial<Cell> {
  readonly cells: readonly Cell[];
  readonly nameOf: (cell: Cell) => string;
  /** Throws, as `expect` does, if the cell does not hold. */
  readonly check: (cell: Cell) => unknown;
  /** Cells that are checked at the same time; one if not given. */
  readonly atOnce?: number;
}

/**
 * Checks every cell of a matrix.
 * @throws Error that names each cell that does not hold, with the reason; or if there is no cell
 */
export async function checkCells<Cell>(trial: Trial<Cell>): Promise<void> {
  const { cells, nameOf, check, atOnce = 1 } = trial;
  if (cells.length === 0) throw new Error('The matrix has no cells.');
  const failures: string[] = [];
  const left = cells.values();
  const checkLeft = async () => {
    for (const cell of left) {
      try {
        await check(cell);
      } catch (error) {
        failures.push(`${nameOf(cell)}:\n${messageOf(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, checkLeft));
  if (failures.length === 0) return;
  throw new Error(
    `${failures.length} of ${cells.length} cells do not hold.\n${failures.join('\n')}`,
  );
}
