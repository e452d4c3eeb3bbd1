import * as z from 'zod/mini';
import { type TestLevel, testLevelSchema, type TestResult } from './test-result.ts';

/** Type of the annotation of an end-to-end test that also proves another level. */
export const LEVEL_ANNOTATION = 'level';

const testSchema = z.object({
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
});
type Test = z.infer<typeof testSchema>;

interface Suite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly Test[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  suites: z.optional(z.array(z.lazy(() => suiteSchema))),
});

/** The used fields of the file that Playwright's `json` reporter writes. */
const playwrightReportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z._default(z.string(), 'unknown') })),
});

/** Reads the results. An error outside of tests counts as a failed test, and so do skipped tests. */
export function readPlaywrightReport(report: unknown): TestResult[] {
  const { suites, errors } = playwrightReportSchema.parse(report);
  return [
    ...suites.flatMap((suite) => testsOf(suite, [])),
    ...errors.map(({ message }) => ({ title: `Playwright: ${message}`, passed: false })),
  ];
}

function testsOf(suite: Suite, enclosing: readonly string[]): TestResult[] {
  const titles = [...enclosing, suite.title];
  const ownTests = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      title: [...titles, title].join(' › '),
      passed: test.status === 'expected',
      levels: levelsOf(test),
    })),
  );
  return [...ownTests, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

function levelsOf({ annotations }: Test): TestLevel[] {
  const others = annotations
    .filter(({ type }) => type === LEVEL_ANNOTATION)
    .map(({ description }) => testLevelSchema.parse(description));
  return [...new Set<TestLevel>(['chromium', ...others])];
}
