import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcesses, type Processes } from './processes.ts';
import { waitUntil } from './wait-until.ts';

const folder = mkdtempSync(join(tmpdir(), 'raade-processes-'));
let log: string;
let processes: Processes;
let count = 0;

const shell = (script: string) => ({
  name: 'Sample',
  command: 'sh',
  args: ['-c', script],
  cwd: folder,
  log,
});

beforeEach(() => {
  count += 1;
  log = join(folder, `${count}.log`);
  processes = createProcesses(300);
});
afterEach(() => processes.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const logged = () => readFileSync(log, 'utf8');
const saysReady = () => Promise.resolve(logged().includes('ready'));

/** Running processes, without those that have ended and are not collected yet. */
function runningPids(): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).split('\n');
  return rows.filter((row) => !row.includes('Z')).map((row) => Number.parseInt(row, 10));
}

test('stopping ends a process and what it started', async () => {
  const started = processes.start(shell('sleep 600 & echo $$ $! ready; wait'));
  await waitUntil(started, saysReady, 5000);
  const pids = logged().split(' ').slice(0, 2).map(Number);
  expect(runningPids()).toEqual(expect.arrayContaining(pids));

  await processes.stop();

  expect(runningPids().filter((pid) => pids.includes(pid))).toEqual([]);
});

test('a process that ignores the polite signal is ended after the grace', async () => {
  const started = processes.start(shell('trap "" TERM; echo ready; sleep 600'));
  await waitUntil(started, saysReady, 5000);
  await processes.stop();
  expect((await started.ended).message).toContain('Sample ended (exit code 137).');
});

test('children do not outlive a process that ended by itself', async () => {
  const started = processes.start(shell('sleep 600 & echo $! ready; exit 3'));
  await started.ended;
  const [child] = logged().split(' ').map(Number);
  expect(runningPids()).not.toContain(child);
});

test('the first end is shown with the exit code and the end of the log', async () => {
  processes.start(shell('echo the reason; exit 3'));
  const failure = await processes.firstEnd;
  expect(failure.message).toContain('Sample ended (exit code 3).');
  expect(failure.message).toContain('the reason');
});

test('waiting for a process that ends fails at once with that end', async () => {
  const started = processes.start(shell('exit 4'));
  await expect(waitUntil(started, () => Promise.resolve(false), 60_000)).rejects.toThrow(
    '(exit code 4)',
  );
});

test('waiting has a limit and names the log', async () => {
  const started = processes.start(shell('sleep 600'));
  await expect(waitUntil(started, () => Promise.resolve(false), 50)).rejects.toThrow(log);
});

test('a run gives its exit code, and 128 + n after signal n', async () => {
  expect(await processes.run(shell('exit 5'))).toBe(5);
  expect(await processes.run(shell('kill -INT $$'))).toBe(130);
});

test('a program that does not exist is named', async () => {
  const missing = { name: 'Missing', command: join(folder, 'nothing'), args: [], cwd: folder };
  await expect(processes.run(missing)).rejects.toThrow(
    /Missing could not be started: is .*nothing installed/,
  );
});

test('nothing starts once stopping has begun', async () => {
  await processes.stop();
  await expect(processes.run(shell('true'))).rejects.toThrow('this run is ending');
});
