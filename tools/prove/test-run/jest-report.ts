import * as z from 'zod/mini';
import type { TestLevel, TestResult } from './test-result.ts';

/** The part that is read of the file that `jest --json --outputFile` writes. */
const jestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A file that could not run at all counts as one failed test; skipped and to-do tests failed. */
export function readJestReport(report: unknown): TestResult[] {
  return jestReportSchema.parse(report).testResults.flatMap((file): TestResult[] => {
    if (file.assertionResults.length === 0 && file.status === 'failed') {
      return [{ title: `${file.name} could not run`, passed: false }];
    }
    const levels = [levelOf(file.name)];
    return file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      levels,
    }));
  });
}

/** Test files say by their names where they run; `jest.config.mjs` goes by the same. */
function levelOf(file: string): TestLevel {
  if (/\.(emulator|rules|abuse)\.test\.ts$/.test(file)) return 'emulators';
  return file.endsWith('.test.tsx') ? 'dom' : 'unit';
}
