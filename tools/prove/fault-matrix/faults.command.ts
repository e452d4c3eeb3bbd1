import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { reportFile, RESULTS_FOLDER } from '../test-run/results-folder.ts';
import { readCells } from './cells.ts';
import { matrixTable } from './matrix-table.ts';
import { chosenCells, FAULTS_COMMAND } from './options.ts';

const REPORT = reportFile('faults-report');
const signal = abortOnSignals();

/** Runs each chosen cell as a story in Chromium; Playwright's own code tells less than its report. */
async function runStories(cells: string): Promise<void> {
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    await processes.run({
      name: 'Playwright',
      command: 'playwright',
      args: ['test', '-c', 'apps/e2e/faults', '--reporter=list,json', '--grep', cells],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
      cwd: WORKSPACE,
    });
  } finally {
    await processes.stop();
  }
}

/** Breaks each remote in each way at each moment, prints what came of it, and fails if a cell does. */
async function main(): Promise<number> {
  const chosen = chosenCells(process.argv.slice(2));
  await buildApps();
  await mkdir(RESULTS_FOLDER, { recursive: true });
  await rm(REPORT, { force: true });
  await runStories(chosen);
  const report = await readFile(REPORT, 'utf8').catch(() => undefined);
  const cells = report === undefined ? [] : readCells(JSON.parse(report));
  if (cells.length === 0)
    throw new Failure(`No cell of the matrix ran that is called "${chosen}".`);
  await writeFile(reportFile('faults'), JSON.stringify(cells, null, 2));
  console.log(`\n${matrixTable(cells)}`);
  return cells.every(({ problem }) => problem === undefined) ? 0 : 1;
}

await runCommand(FAULTS_COMMAND, main);
