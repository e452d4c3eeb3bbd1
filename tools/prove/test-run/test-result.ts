import * as z from 'zod/mini';

/** The levels of tests, the most realistic first: in Chromium, on emulators, in jsdom, or only in Node. */
export const TEST_LEVELS = ['chromium', 'emulators', 'dom', 'unit'] as const;
export const testLevelSchema = z.enum(TEST_LEVELS);
export type TestLevel = z.infer<typeof testLevelSchema>;

/** A test of any runner, or a whole check like the linter's. */
export interface TestResult {
  /** Includes the titles of enclosing suites. */
  readonly title: string;
  /** A skipped test did not pass. */
  readonly passed: boolean;
  /** End-to-end tests on the local stack may have two levels. Undefined for checks like the linter. */
  readonly levels?: readonly TestLevel[];
}
