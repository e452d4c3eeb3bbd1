import { TEST_LEVELS, type TestLevel } from '../test-run/test-result.ts';
import type { RowResults, RowTest } from './row-results.ts';
import type { Proof, Row } from './row-table.ts';

/** `misplaced`: all tests pass, but none of them has the level that the row requires. */
export type State = 'proven' | 'failing' | 'untested' | 'misplaced';

/** The level of test that each kind of proof requires. */
const LEVEL_OF: Readonly<Record<Proof, TestLevel | undefined>> = {
  browser: 'chromium',
  backend: 'emulators',
  any: undefined,
};

/** A row with its tests in the last run. */
export interface RowState {
  readonly row: Row;
  readonly tests: readonly RowTest[];
  readonly state: State;
  /** The most realistic level on which the row is proven; undefined if it is not proven. */
  readonly level: TestLevel | undefined;
}

/** The state of each row after a test run. */
export function computeRowStates(rows: readonly Row[], results: RowResults): RowState[] {
  return rows.map((row) => {
    const tests = results[row.id] ?? [];
    const state = stateOf(row, tests);
    const levels = tests.flatMap((test) => test.levels);
    const level = TEST_LEVELS.find((candidate) => state === 'proven' && levels.includes(candidate));
    return { row, tests, state, level };
  });
}

function stateOf({ proof }: Row, tests: readonly RowTest[]): State {
  if (tests.some(({ passed }) => !passed)) return 'failing';
  if (tests.length === 0) return 'untested';
  const requiredLevel = LEVEL_OF[proof];
  if (requiredLevel === undefined) return 'proven';
  return tests.some(({ levels }) => levels.includes(requiredLevel)) ? 'proven' : 'misplaced';
}
