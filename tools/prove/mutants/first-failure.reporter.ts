import { writeFileSync } from 'node:fs';
import { isBrokenCode, REPORT_VARIABLE, type JestReport } from './jest-report.ts';

interface FinishedTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[] | null;
}

/** Ends Jest with the first test that notices: what the others say changes nothing. */
export default class FirstFailureReporter {
  onTestCaseResult({ path }: { readonly path: string }, test: FinishedTest): void {
    const report = process.env[REPORT_VARIABLE];
    if (test.status !== 'failed' || isBrokenCode(test) || !report) return;
    const { fullName, status, failureMessages } = test;
    const found: JestReport = {
      testResults: [
        {
          ...{ name: path, status: 'failed', message: '' },
          assertionResults: [{ fullName, status, failureMessages: [...(failureMessages ?? [])] }],
        },
      ],
    };
    writeFileSync(report, JSON.stringify(found));
    process.exit(1);
  }
}
