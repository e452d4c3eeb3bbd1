import path from 'node:path';
import { compilePrerender } from '@raade/bundling/prerender/compile.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/**
 * Builds the server bundle of an app and prints where it is: a bundler does not run inside of Jest.
 * Arguments: the app, and the file that it begins with.
 */
const [app = '', entry = ''] = process.argv.slice(2);
console.log(await compilePrerender(path.join(WORKSPACE, 'apps', app), entry, { isReleased: true }));
