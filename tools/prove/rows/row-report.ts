import { formatTable } from '@raade/kit/terminal/table.ts';
import { TEST_LEVELS, type TestLevel } from '../test-run/test-result.ts';
import type { RowState, State } from './row-state.ts';

const LEVEL_NAMES: Readonly<Record<TestLevel, string>> = {
  chromium: 'in Chromium',
  emulators: 'on emulators',
  dom: 'in jsdom',
  unit: 'unit',
};

const count = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
  items.filter(isCounted).length;

/** The report: the numbers of rows by area and test level, the rows that are not proven, and the totals. */
export function reportRows(states: readonly RowState[]): string {
  return [formatAreas(states), ...listUnproven(states), formatTotals(states)].join('\n\n');
}

/** Describes rows with their required kind of proof and their tests. */
export function describeRows(states: readonly RowState[]): string {
  return states.map(describeRow).join('\n\n');
}

function describeRow({ row, tests, state }: RowState): string {
  const lines = tests.map(({ title, passed, levels }) => {
    const places = levels.map((level) => LEVEL_NAMES[level]).join(', ');
    return `  ${passed ? '✓' : '✗'} ${places}: ${title}`;
  });
  return [`${row.id} (${row.proof}, ${state}) ${row.requirement}`, ...lines].join('\n');
}

const areaOf = ({ row }: RowState) => row.id.replace(/-\d+$/, '');

function formatAreas(states: readonly RowState[]): string {
  const areas = [...new Set(states.map(areaOf))].sort();
  const lines = areas.map((area) => {
    const rows = states.filter((state) => areaOf(state) === area);
    const counts = TEST_LEVELS.map((level) => countAt(rows, level));
    return [area, rows.length, ...counts, countUnproven(rows)].map(String);
  });
  const levels = TEST_LEVELS.map((level) => LEVEL_NAMES[level]);
  return formatTable([['Area', 'rows', ...levels, 'not proven'], ...lines]);
}

const countAt = (states: readonly RowState[], testLevel: TestLevel) =>
  count(states, ({ level }) => level === testLevel);
const countUnproven = (states: readonly RowState[]) =>
  count(states, ({ state }) => state !== 'proven');

function listUnproven(states: readonly RowState[]): string[] {
  const listRows = (heading: string, rowState: State, proof?: string) => {
    const ids = states
      .filter(({ row, state }) => state === rowState && (!proof || row.proof === proof))
      .map(({ row }) => row.id);
    return ids.length === 0 ? [] : [`${heading}: ${ids.join(' ')}`];
  };
  return [
    ...listRows('Failing', 'failing'),
    ...listRows('Without a test', 'untested'),
    ...listRows('Browser rows without a test in Chromium', 'misplaced', 'browser'),
    ...listRows('Backend rows without a test on emulators', 'misplaced', 'backend'),
  ];
}

function formatTotals(states: readonly RowState[]): string {
  const proven = states.length - countUnproven(states);
  const places = TEST_LEVELS.map((level) => `${countAt(states, level)} ${LEVEL_NAMES[level]}`);
  return `${states.length} rows, ${proven} proven (${places.join(', ')})`;
}
