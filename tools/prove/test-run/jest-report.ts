import * as z from 'zod/mini';
import type { TestLevel, TestResult } from './test-result.ts';

/** The used fields of the file that `jest --json --outputFile` writes. */
const jestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads the results. A file that could not run counts as a failed test, and so do skipped and to-do tests. */
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

/** The level of a test file, by its name, like in `jest.config.mjs`. */
function levelOf(file: string): TestLevel {
  if (/\.(emulator|rules|abuse)\.test\.ts$/.test(file)) return 'emulators';
  return file.endsWith('.test.tsx') ? 'dom' : 'unit';
}
