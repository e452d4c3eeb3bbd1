import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** The folder of a test run's findings; emptied when the next one begins. */
export const RESULTS_FOLDER = join(WORKSPACE, 'test-results');

/** The file that `npm run rows` reads. */
export const ROWS_FILE = join(RESULTS_FOLDER, 'rows.json');

/** The file of a runner's own report. */
export const reportFile = (phase: string) => join(RESULTS_FOLDER, `${phase}.json`);
