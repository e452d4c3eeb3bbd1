import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Failure } from '@raade/contracts/base/failure';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { reportFile, RESULTS_FOLDER } from '../test-run/results-folder.ts';
import { runStories } from '../test-run/run-stories.ts';
import { matrixTable, readCells } from './cells.ts';

const COMMAND = {
  name: 'npm run nightly -- faults',
  summary: 'Breaks each remote in each way at each moment, and fails if the site does not cope.',
  options: {
    grep: { type: 'string', value: '<words>', default: '', help: 'only cells of this name' },
  },
  examples: { 'npm run nightly -- faults --grep "hanging-entry giving cold"': 'one cell' },
} as const;
const REPORT = reportFile('faults-report');

/** Runs each chosen cell as a story in Chromium, and prints the matrix. */
await runCommand(COMMAND, async ({ values: { grep } }) => {
  await buildApps();
  await mkdir(RESULTS_FOLDER, { recursive: true });
  await rm(REPORT, { force: true });
  // Playwright's own exit code tells less than its report.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  await runStories('faults', ['--reporter=list,json', '--grep', grep], env);
  const report = await readFile(REPORT, 'utf8').catch(() => undefined);
  const cells = report === undefined ? [] : readCells(JSON.parse(report));
  if (cells.length === 0) throw new Failure(`No cell of the matrix ran that is called "${grep}".`);
  await writeFile(reportFile('faults'), JSON.stringify(cells, null, 2));
  console.log(`\n${matrixTable(cells)}`);
  return cells.every(({ problem }) => problem === undefined) ? 0 : 1;
});
