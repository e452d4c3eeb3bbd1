import { existsSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SampleProject, sampleProject } from '../testing/sample-project.ts';
import { runOn } from './run-on.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'raade-run-on-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** True as long as a process is there that does something. */
const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
const pidIn = (name: string) => Number(readFileSync(path.join(folder, name), 'utf8'));
/** Waits for a file that a program writes. */
async function appears(name: string): Promise<void> {
  while (!existsSync(path.join(folder, name))) await sleep(20);
}
const program = (script: string, signal = new AbortController().signal) => ({
  ...{ command: 'bash', args: ['-c', script], cwd: folder, signal },
  env: { PATH: process.env['PATH'] ?? '' },
});

test('what a program has left running ends with it, and nobody waits for that', async () => {
  const { isDone, output } = await runOn(program('sleep 600 & echo $! > pid; echo done'));
  expect({ isDone, output }).toEqual({ isDone: true, output: 'done\n' });
  expect(isRunning(pidIn('pid'))).toBe(false);
});

test('a program that is ended takes with it what it has started', async () => {
  const ending = new AbortController();
  const script = 'sleep 600 & echo $! > new; mv new pid; wait';
  const running = runOn(program(script, ending.signal));
  await appears('pid');
  ending.abort();
  expect(await running).toMatchObject({ isDone: false });
  expect(isRunning(pidIn('pid'))).toBe(false);
  await expect(runOn(program('true', ending.signal))).rejects.toThrow();
});

describe('a workflow that runs when all is ended', () => {
  let project: SampleProject;
  beforeEach(async () => {
    project = await sampleProject();
  });
  afterEach(() => project.close());

  test('ends, with its step and without the steps behind it, and nothing begins any more', async () => {
    const running = project.run(`
jobs:
  job:
    steps:
      - run: 'echo $$ > ${folder}/new; mv ${folder}/new ${folder}/pid; sleep 600; true'
      - { if: always(), run: touch ${folder}/later }
  other: { steps: [{ run: touch ${folder}/later }] }
`);
    const ended = expect(running).rejects.toBe('SIGTERM');
    await appears('pid');
    project.ending.abort('SIGTERM');
    await ended;
    expect(isRunning(pidIn('pid'))).toBe(false);
    expect(existsSync(path.join(folder, 'later'))).toBe(false);
    await expect(project.github.runNext()).rejects.toBe('SIGTERM');
  });
});
