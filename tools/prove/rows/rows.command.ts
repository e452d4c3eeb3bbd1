import { readFile } from 'node:fs/promises';
import { ROWS_FILE } from '../test-run/results-folder.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { chooseRows, ROWS_COMMAND } from './options.ts';
import { describeRows, reportRows } from './row-report.ts';
import { rowResultsSchema } from './row-results.ts';
import { rowStates } from './row-state.ts';
import { readRowTable } from './row-table.ts';

await runCommand(ROWS_COMMAND, async () => {
  const text = await readFile(ROWS_FILE, 'utf8').catch(() => {
    throw new Failure(
      'There is no result yet. Run `npm test` first: it writes test-results/rows.json.',
    );
  });
  const results = rowResultsSchema.parse(JSON.parse(text));
  const states = rowStates(await readRowTable(), results);
  const chosen = chooseRows(process.argv.slice(2), states);
  console.log(chosen.length > 0 ? describeRows(chosen) : reportRows(states));
  const countedStates = chosen.length > 0 ? chosen : states;
  return countedStates.every(({ state }) => state === 'proven') ? 0 : 1;
});
