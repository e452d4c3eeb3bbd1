import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** Where a test run leaves what it found; emptied when the next one begins. */
export const RESULTS_FOLDER = join(WORKSPACE, 'test-results');

/** What `npm run rows` reads. */
export const ROWS_FILE = join(RESULTS_FOLDER, 'rows.json');

/** Where a runner leaves its own report. */
export const reportFile = (phase: string) => join(RESULTS_FOLDER, `${phase}.json`);
