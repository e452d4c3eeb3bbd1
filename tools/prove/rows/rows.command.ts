import { readFile } from 'node:fs/promises';
import { ROWS_FILE } from '../test-run/results-folder.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { chooseRows, ROWS_COMMAND } from './options.ts';
import { describeRows, reportRows } from './row-report.ts';
import { rowResultsSchema } from './row-results.ts';
import { computeRowStates } from './row-state.ts';
import { readRowTable } from './row-table.ts';

await runCommand(ROWS_COMMAND, async () => {
  const text = await readFile(ROWS_FILE, 'utf8').catch(() => {
    throw new Failure(
      'There is no result yet. Run `npm test` first: it writes test-results/rows.json.',
    );
  });
  const results = rowResultsSchema.parse(JSON.parse(text));
  const states = computeRowStates(await readRowTable(), results);
  const chosenStates = chooseRows(process.argv.slice(2), states);
  console.log(chosenStates.length > 0 ? describeRows(chosenStates) : reportRows(states));
  const countedStates = chosenStates.length > 0 ? chosenStates : states;
  return countedStates.every(({ state }) => state === 'proven') ? 0 : 1;
});
