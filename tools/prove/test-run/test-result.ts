/** A test of any runner, or a whole check like the linter's. */
export interface TestResult {
  /** With the titles of what encloses it. */
  readonly title: string;
  /** A skipped test did not pass. */
  readonly passed: boolean;
  /** Passed, but not at the first attempt. */
  readonly flaky?: boolean;
}
