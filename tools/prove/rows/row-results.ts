import * as z from 'zod/mini';
import type { TestResult } from '../test-run/test-result.ts';
import { rowIds } from './row-ids.ts';
import type { Row } from './row-table.ts';

const tally = z.strictObject({ passed: z.int(), failed: z.int() });

/** `test-results/rows.json`: for each row of the table how many tests that name it passed and failed. */
export const rowResultsSchema = z.record(z.string(), tally);
export type RowResults = z.infer<typeof rowResultsSchema>;

/** Counts the tests of all runners by the rows that their titles name. */
export function mergeRows(rows: readonly Row[], tests: readonly TestResult[]): RowResults {
  const results: RowResults = Object.fromEntries(
    rows.map(({ id }) => [id, { passed: 0, failed: 0 }]),
  );
  for (const test of tests) {
    for (const id of rowIds(test.title)) {
      const result = results[id];
      if (result) result[test.passed ? 'passed' : 'failed'] += 1;
    }
  }
  return results;
}

/** One line per test whose title names a row that is not in the table, perhaps a typing error. */
export function unknownRows(rows: readonly Row[], tests: readonly TestResult[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return tests.flatMap(({ title }) =>
    rowIds(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not in docs/rows.tsv: ${title}`),
  );
}
