import { formatTable } from '@raade/kit/terminal/table.ts';
import type { RowResults } from './row-results.ts';
import type { Row } from './row-table.ts';

type State = 'covered' | 'failing' | 'untested';
type Summary = Record<'rows' | State, number>;

/** What the tests say about the rows: counted by area and by owner, then named where work is left. */
export function reportRows(rows: readonly Row[], results: RowResults): string {
  const state = (row: Row) => stateOf(results[row.id]);
  const named = (wanted: State) =>
    rows.flatMap((row) => (state(row) === wanted ? row.id : [])).join(' ') || 'none';
  return [
    summaryTable('Area', rows, ({ id }) => id.replace(/-\d+$/, ''), state),
    summaryTable('Owner', rows, ({ owner }) => owner, state),
    `Failing: ${named('failing')}`,
    `Without a test: ${named('untested')}`,
  ].join('\n\n');
}

function stateOf(result: RowResults[string] | undefined): State {
  if (result && result.failed > 0) return 'failing';
  return result && result.passed > 0 ? 'covered' : 'untested';
}

function summaryTable(
  title: string,
  rows: readonly Row[],
  groupOf: (row: Row) => string,
  state: (row: Row) => State,
): string {
  const groups = new Map<string, Summary>();
  const total = emptySummary();
  for (const row of rows) {
    const group = groups.get(groupOf(row)) ?? emptySummary();
    groups.set(groupOf(row), group);
    for (const summary of [group, total]) {
      summary.rows += 1;
      summary[state(row)] += 1;
    }
  }
  const sorted = [...groups].sort(([one], [other]) => one.localeCompare(other));
  return formatTable([
    [title, 'rows', 'covered', 'failing', 'without a test'],
    ...[...sorted, ['All', total] as const].map(([name, summary]) => [
      name,
      ...[summary.rows, summary.covered, summary.failing, summary.untested].map(String),
    ]),
  ]);
}

function emptySummary(): Summary {
  return { rows: 0, covered: 0, failing: 0, untested: 0 };
}
