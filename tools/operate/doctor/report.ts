import pc from 'picocolors';
import type { Level } from './finding.ts';
import { LEVELS } from './finding.ts';
import type { Examination } from './run-checks.ts';

const COLOURS: Readonly<Record<Level, (text: string) => string>> = {
  ok: pc.green,
  warn: pc.yellow,
  fail: pc.red,
};

/** The report: a line for each finding, its solution in the next line, and the number of findings of each level. */
export function reportOf(examinations: readonly Examination[]): string {
  const lines = examinations.flatMap(({ level, check, says, todo }) => [
    `${COLOURS[level](level.padEnd(4))}  ${check}: ${says}`,
    ...(todo === undefined ? [] : [`      → ${todo}`]),
  ]);
  const counts = LEVELS.map((level) => `${count(examinations, level)} ${level}`);
  return [...lines, '', counts.join(', ')].join('\n');
}

const count = (examinations: readonly Examination[], level: Level) =>
  examinations.filter((one) => one.level === level).length;

export const exitCodeOf = (examinations: readonly Examination[]): number =>
  count(examinations, 'fail') > 0 ? 1 : 0;
