import { isBrokenCode, jestReportSchema } from './jest-report.ts';
import type { TestRun } from './test-runner.ts';

/**
 * `killed`: a test has failed, which `by` names. `survived`: all passed. `broken`: something could not run at all,
 * which proves nothing of the tests. `hung`: they did not end.
 */
export type Verdict =
  | { readonly status: 'killed'; readonly by: string }
  | { readonly status: 'broken'; readonly why: string }
  | { readonly status: 'survived' | 'hung' };

/** The tests' verdict on a mutant; without a report nothing could run. */
export function verdictOf(run: TestRun): Verdict {
  if (run === 'hung') return { status: run };
  const files = jestReportSchema.safeParse(run.report).data?.testResults ?? [];
  const failed = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  const noticed = failed.find((test) => !isBrokenCode(test));
  if (noticed) return { status: 'killed', by: noticed.fullName };
  if (files.length === 0) return { status: 'broken', why: 'there was no report' };
  const broken = files.find(({ status }) => status !== 'passed');
  if (!broken) return { status: 'survived' };
  return { status: 'broken', why: `${broken.name}\n${broken.message}` };
}

export function describeVerdict(verdict: Verdict): string {
  if (verdict.status === 'killed') return `by "${verdict.by}"`;
  return verdict.status === 'broken' ? `broken: ${verdict.why}` : verdict.status;
}
