import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { NX_VARIABLES } from '../local-stack/build.ts';

const run = promisify(execFile);
const workspace = path.resolve(__dirname, '../..');

/** The projects that Nx builds and tests again when `file` has changed. */
async function affectedBy(file: string): Promise<string[]> {
  const { stdout } = await run(
    path.join(workspace, 'node_modules/.bin/nx'),
    ['show', 'projects', '--affected', `--files=${file}`],
    { cwd: workspace, env: { ...process.env, ...NX_VARIABLES } },
  );
  return stdout.split('\n').filter((line) => line.startsWith('@raade/'));
}

test('a change in a library reaches the apps that import it, and no other app', async () => {
  const affected = await affectedBy('libs/federation/src/index.ts');
  expect(affected).toContain('@raade/shell');
  expect(affected).not.toContain('@raade/giving');
}, 30_000);

test('a change in a remote reaches no other app', async () => {
  const affected = await affectedBy('apps/giving/src/remote.tsx');
  expect(affected).toEqual(['@raade/giving']);
}, 30_000);
