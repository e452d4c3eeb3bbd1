import * as z from 'zod/mini';
import { testLevelSchema, type TestResult } from '../test-run/test-result.ts';
import { rowIds } from './row-ids.ts';
import type { Row } from './row-table.ts';

const rowTestSchema = z.strictObject({
  title: z.string(),
  passed: z.boolean(),
  levels: z.array(testLevelSchema),
});

/** A test whose title names a row, a requirement of `docs/rows.tsv`. */
export type RowTest = z.infer<typeof rowTestSchema>;

/** `test-results/rows.json`: the tests of each row. */
export const rowResultsSchema = z.record(z.string(), z.array(rowTestSchema));
export type RowResults = z.infer<typeof rowResultsSchema>;

/** Groups the tests of all runners by the rows in their titles. */
export function mergeRows(rows: readonly Row[], tests: readonly TestResult[]): RowResults {
  const results: RowResults = Object.fromEntries(rows.map(({ id }) => [id, []]));
  for (const { title, passed, levels = [] } of tests) {
    for (const id of rowIds(title)) results[id]?.push({ title, passed, levels: [...levels] });
  }
  return results;
}

/** A message for each row in a test's title that is not in the table, perhaps because of a typing error. */
export function findUnknownRows(rows: readonly Row[], tests: readonly TestResult[]): string[] {
  const knownIds = new Set(rows.map(({ id }) => id));
  return tests.flatMap(({ title }) =>
    rowIds(title)
      .filter((id) => !knownIds.has(id))
      .map((id) => `${id} is not in docs/rows.tsv: ${title}`),
  );
}
