import { readFile } from 'node:fs/promises';
import { ROWS_FILE } from '../test-run/results-folder.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { reportRows } from './row-report.ts';
import { rowResultsSchema } from './row-results.ts';
import { readRowTable } from './row-table.ts';

await runCommand(async () => {
  const text = await readFile(ROWS_FILE, 'utf8').catch(() => {
    throw new Failure(
      'There is no result yet. Run `npm test` first: it writes test-results/rows.json.',
    );
  });
  const results = rowResultsSchema.parse(JSON.parse(text));
  console.log(reportRows(await readRowTable(), results));
  return 0;
});
