import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import type { TestResult } from './test-result.ts';

/** The results of a phase. */
export interface PhaseOutcome {
  readonly title: string;
  readonly tests: readonly TestResult[];
  readonly milliseconds: number;
}

/** The summary of a run: a line for each phase, and all failed tests (also those of `others`). */
export function summarize(
  outcomes: readonly PhaseOutcome[],
  others: readonly TestResult[] = [],
): string {
  const tests = [...outcomes.flatMap((outcome) => outcome.tests), ...others];
  return [
    formatTable([
      ['Phase', 'passed', 'failed', 'time'],
      ...outcomes.map(({ title, tests: own, milliseconds }) => {
        const { passed, failed } = countTests(own);
        return [title, String(passed), String(failed), formatDuration(milliseconds)];
      }),
    ]),
    ...listFailed(tests),
  ].join('\n\n');
}

export function countTests(tests: readonly TestResult[]): { passed: number; failed: number } {
  const passed = tests.filter((test) => test.passed).length;
  return { passed, failed: tests.length - passed };
}

function listFailed(tests: readonly TestResult[]): string[] {
  const titles = tests.filter(({ passed }) => !passed).map(({ title }) => `  ${title}`);
  return titles.length > 0 ? [['Failed:', ...titles].join('\n')] : [];
}
