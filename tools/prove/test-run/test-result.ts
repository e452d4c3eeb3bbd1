import * as z from 'zod/mini';

/** Where tests run: in Chromium, against emulators, in jsdom, or in Node alone. */
export const TEST_LEVELS = ['chromium', 'emulators', 'dom', 'unit'] as const;
export const testLevelSchema = z.enum(TEST_LEVELS);
export type TestLevel = z.infer<typeof testLevelSchema>;

/** A test of any runner, or a whole check like the linter's. */
export interface TestResult {
  /** With the titles of what encloses it. */
  readonly title: string;
  /** A skipped test did not pass. */
  readonly passed: boolean;
  /** A story on the local stack runs on two. Absent for what is no test of a runner. */
  readonly levels?: readonly TestLevel[];
}
