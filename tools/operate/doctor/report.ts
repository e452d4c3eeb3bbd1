import pc from 'picocolors';
import type { Level } from './finding.ts';
import { LEVELS } from './finding.ts';
import type { CheckResult } from './run-checks.ts';

const COLORS: Readonly<Record<Level, (text: string) => string>> = {
  ok: pc.green,
  warn: pc.yellow,
  fail: pc.red,
};

/** The report: a line for each finding, its solution in the next line, and the number of findings of each level. */
export function reportOf(results: readonly CheckResult[]): string {
  const lines = results.flatMap(({ level, check, message, todo }) => [
    `${COLORS[level](level.padEnd(4))}  ${check}: ${message}`,
    ...(todo === undefined ? [] : [`      → ${todo}`]),
  ]);
  const counts = LEVELS.map((level) => `${count(results, level)} ${level}`);
  return [...lines, '', counts.join(', ')].join('\n');
}

const count = (results: readonly CheckResult[], level: Level) =>
  results.filter((result) => result.level === level).length;

/** The exit code of the doctor: 1 if a check failed. */
export const exitCodeOf = (results: readonly CheckResult[]): number =>
  count(results, 'fail') > 0 ? 1 : 0;
