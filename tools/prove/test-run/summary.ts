import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import type { TestResult } from './test-result.ts';

export interface PhaseOutcome {
  readonly title: string;
  readonly tests: readonly TestResult[];
  readonly milliseconds: number;
}

/** The findings of a run: a line per phase, then every test that failed (with `others`) or was flaky. */
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
    ...titles(
      'Failed:',
      tests.filter(({ passed }) => !passed),
    ),
    ...titles(
      'Passed at a later attempt only:',
      tests.filter(({ flaky }) => flaky),
    ),
  ].join('\n\n');
}

export function countTests(tests: readonly TestResult[]): { passed: number; failed: number } {
  const passed = tests.filter((test) => test.passed).length;
  return { passed, failed: tests.length - passed };
}

function titles(heading: string, tests: readonly TestResult[]): string[] {
  if (tests.length === 0) return [];
  return [[heading, ...tests.map(({ title }) => `  ${title}`)].join('\n')];
}
