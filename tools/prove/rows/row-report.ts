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
  return [areaTable(states), ...missing(states), totals(states)].join('\n\n');
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

function areaTable(states: readonly RowState[]): string {
  const areas = [...new Set(states.map(areaOf))].sort();
  const lines = areas.map((area) => {
    const own = states.filter((state) => areaOf(state) === area);
    return [area, own.length, ...TEST_LEVELS.map((level) => at(own, level)), unproven(own)].map(
      String,
    );
  });
  const levels = TEST_LEVELS.map((level) => LEVEL_NAMES[level]);
  return formatTable([['Area', 'rows', ...levels, 'not proven'], ...lines]);
}

const at = (states: readonly RowState[], wanted: TestLevel) =>
  count(states, ({ level }) => level === wanted);
const unproven = (states: readonly RowState[]) => count(states, ({ state }) => state !== 'proven');

function missing(states: readonly RowState[]): string[] {
  const named = (heading: string, wanted: State, proof?: string) => {
    const ids = states
      .filter(({ row, state }) => state === wanted && (!proof || row.proof === proof))
      .map(({ row }) => row.id);
    return ids.length === 0 ? [] : [`${heading}: ${ids.join(' ')}`];
  };
  return [
    ...named('Failing', 'failing'),
    ...named('Without a test', 'untested'),
    ...named('About what people see, without a test in Chromium', 'misplaced', 'browser'),
    ...named('About a backend, without a test against an emulator', 'misplaced', 'backend'),
  ];
}

function totals(states: readonly RowState[]): string {
  const proven = states.length - unproven(states);
  const places = TEST_LEVELS.map((level) => `${at(states, level)} ${LEVEL_NAMES[level]}`);
  return `${states.length} rows, ${proven} proven (${places.join(', ')})`;
}
