import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const run = promisify(execFile);

/** The test target that workflows run with `nx … -t test`, for a project that has tests of both kinds. */
function testTarget(project: string): string[] {
  const text = readFileSync(path.join(WORKSPACE, 'nx.json'), 'utf8');
  const { targetDefaults } = JSON.parse(text) as {
    targetDefaults: { test: { command: string } };
  };
  return targetDefaults.test.command.replace('{projectRoot}', project).split(' ');
}

test('release workflows run unit tests only, no emulator tests', async () => {
  const [command = '', ...args] = testTarget('tools/operate');
  const { stdout } = await run(path.join(WORKSPACE, 'node_modules/.bin', command), [
    ...args,
    '--listTests',
  ]);
  const tests = stdout.trim().split('\n');
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => /\.(emulator|rules)\.test\.ts$/.test(file))).toEqual([]);
});
