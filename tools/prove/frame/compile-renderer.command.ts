import path from 'node:path';
import { compilePrerender } from '@raade/bundling/prerender/compile.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** Builds the server bundle of the shell and prints where it is: a bundler does not run inside of Jest. */
const shell = path.join(WORKSPACE, 'apps/shell');
console.log(await compilePrerender(shell, './src/prerender.tsx', { isReleased: true }));
