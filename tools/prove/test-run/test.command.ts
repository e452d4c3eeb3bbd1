import { mkdir, rm, writeFile } from 'node:fs/promises';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { mergeRows, findUnknownRows } from '../rows/row-results.ts';
import { readRowTable } from '../rows/row-table.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { parseTestRunOptions, TEST_COMMAND } from './options.ts';
import { RESULTS_FOLDER, ROWS_FILE } from './results-folder.ts';
import { runPhases } from './run-phases.ts';
import { countTests, summarize } from './summary.ts';
import type { TestResult } from './test-result.ts';

/** The usual exit code of a command that Ctrl-C ended. */
const INTERRUPTED = 130;

const signal = abortOnSignals();

await runCommand(TEST_COMMAND, async () => {
  const options = parseTestRunOptions(process.argv.slice(2));
  await rm(RESULTS_FOLDER, { recursive: true, force: true });
  await mkdir(RESULTS_FOLDER, { recursive: true });
  const reporter = createReporter();
  const outcomes = await runPhases(options, reporter, signal).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  if (!outcomes || signal.aborted) return printStopped();
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  const unknown = await writeRows(tests);
  const { passed, failed } = countTests([...tests, ...unknown]);
  reporter.heading('Results');
  reporter.line(summarize(outcomes, unknown));
  reporter.line(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** Writes `rows.json`. Returns a failed test for each unknown row in a title. */
async function writeRows(tests: readonly TestResult[]): Promise<TestResult[]> {
  const rows = await readRowTable();
  await writeFile(ROWS_FILE, `${JSON.stringify(mergeRows(rows, tests), null, 2)}\n`);
  return findUnknownRows(rows, tests).map((title) => ({ title, passed: false }));
}

function printStopped(): number {
  console.log('\nStopped. All processes have ended.');
  return INTERRUPTED;
}
