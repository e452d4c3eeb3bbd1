import { messageOf } from '../base/failure.ts';

/** True in the nightly run, which checks all cells of a matrix; `npm test` checks representative ones. */
export const TRIES_ALL = process.env['RAADE_TESTS'] === 'all';

interface Trial<Cell> {
  readonly cells: readonly Cell[];
  readonly nameOf: (cell: Cell) => string;
  /** Throws, like `expect`, if the cell fails. */
  readonly check: (cell: Cell) => unknown;
  /** Number of cells that are checked at the same time; one by default. */
  readonly atOnce?: number;
}

/**
 * Checks all cells of a matrix, and reports all failures together.
 *
 * @throws Error with each failed cell and its reason; also if there are no cells
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
