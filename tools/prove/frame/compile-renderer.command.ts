import path from 'node:path';
import { compilePrerender } from '@raade/bundling/prerender/compile.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/**
 * Builds the server bundle of an app and prints its path. Tests run this in another process, since the bundler does not
 * run in Jest. Arguments: the app, and the entry file.
 */
const [app = '', entry = ''] = process.argv.slice(2);
console.log(await compilePrerender(path.join(WORKSPACE, 'apps', app), entry, { isReleased: true }));
