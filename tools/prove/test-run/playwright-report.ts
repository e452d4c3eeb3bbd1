import * as z from 'zod/mini';
import type { TestResult } from './test-result.ts';

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  suites: z.optional(z.array(z.lazy(() => suiteSchema))),
});

/** What this reads of the file that Playwright's `json` reporter writes. */
const playwrightReportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z._default(z.string(), 'unknown') })),
});

/** An error outside of tests counts as one failed test; skipped tests failed, flaky ones passed. */
export function readPlaywrightReport(report: unknown): TestResult[] {
  const { suites, errors } = playwrightReportSchema.parse(report);
  return [
    ...suites.flatMap((suite) => testsOf(suite, [])),
    ...errors.map(({ message }) => ({ title: `Playwright: ${message}`, passed: false })),
  ];
}

function testsOf(suite: Suite, enclosing: readonly string[]): TestResult[] {
  const titles = [...enclosing, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      title: [...titles, title].join(' › '),
      passed: status === 'expected' || status === 'flaky',
      flaky: status === 'flaky',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}
