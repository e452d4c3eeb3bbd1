import { TEST_LEVELS, type TestLevel } from '../test-run/test-result.ts';
import type { RowResults, RowTest } from './row-results.ts';
import type { Proof, Row } from './row-table.ts';

/** `misplaced`: there are tests and they pass, but none of them on the level that the row asks for. */
export type State = 'proven' | 'failing' | 'untested' | 'misplaced';

/** Where one of a row's tests has to pass. */
const LEVEL_OF: Readonly<Record<Proof, TestLevel | undefined>> = {
  browser: 'chromium',
  backend: 'emulators',
  any: undefined,
};

export interface RowState {
  readonly row: Row;
  readonly tests: readonly RowTest[];
  readonly state: State;
  /** The level on which it is proven that is nearest to what people use; undefined unless it is proven. */
  readonly level: TestLevel | undefined;
}

/** The state of each row, by the tests of a run. */
export function rowStates(rows: readonly Row[], results: RowResults): RowState[] {
  return rows.map((row) => {
    const tests = results[row.id] ?? [];
    const state = stateOf(row, tests);
    const levels = tests.flatMap((test) => test.levels);
    const level = TEST_LEVELS.find((known) => state === 'proven' && levels.includes(known));
    return { row, tests, state, level };
  });
}

function stateOf({ proof }: Row, tests: readonly RowTest[]): State {
  if (tests.some(({ passed }) => !passed)) return 'failing';
  if (tests.length === 0) return 'untested';
  const wanted = LEVEL_OF[proof];
  const isThere = wanted === undefined || tests.some(({ levels }) => levels.includes(wanted));
  return isThere ? 'proven' : 'misplaced';
}
