import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** The folder with the results of a test run. The next run empties it. */
export const RESULTS_FOLDER = join(WORKSPACE, 'test-results');

/** The file that `npm run rows` reads. */
export const ROWS_FILE = join(RESULTS_FOLDER, 'rows.json');

/** The file for the report of a test runner. */
export const reportFile = (phase: string) => join(RESULTS_FOLDER, `${phase}.json`);
