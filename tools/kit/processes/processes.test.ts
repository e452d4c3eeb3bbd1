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

/** Running processes, without zombies. */
function runningPids(): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).split('\n');
  return rows.filter((row) => !row.includes('Z')).map((row) => Number.parseInt(row, 10));
}

test('stopping ends a process and its children', async () => {
  const started = processes.start(shell('sleep 600 & echo $$ $! ready; wait'));
  await waitUntil(started, saysReady, 5000);
  const pids = logged().split(' ').slice(0, 2).map(Number);
  expect(runningPids()).toEqual(expect.arrayContaining(pids));

  await processes.stop();

  expect(runningPids().filter((pid) => pids.includes(pid))).toEqual([]);
});

test('a process that ignores SIGTERM is killed after the grace period', async () => {
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

test('the error for the first process that ends has its exit code and last output', async () => {
  processes.start(shell('echo the reason; exit 3'));
  const failure = await processes.firstEnd;
  expect(failure.message).toContain('Sample ended (exit code 3).');
  expect(failure.message).toContain('the reason');
});

test('waiting for a process fails as soon as the process ends', async () => {
  const started = processes.start(shell('exit 4'));
  await expect(waitUntil(started, () => Promise.resolve(false), 60_000)).rejects.toThrow(
    '(exit code 4)',
  );
});

test('waiting stops at a time limit with an error that names the log', async () => {
  const started = processes.start(shell('sleep 600'));
  await expect(waitUntil(started, () => Promise.resolve(false), 50)).rejects.toThrow(log);
});

test('a run returns its exit code, or 128 + n after signal n', async () => {
  expect(await processes.run(shell('exit 5'))).toBe(5);
  expect(await processes.run(shell('kill -INT $$'))).toBe(130);
});

test('the error for a missing program names it', async () => {
  const missing = { name: 'Missing', command: join(folder, 'nothing'), args: [], cwd: folder };
  await expect(processes.run(missing)).rejects.toThrow(
    /Missing could not be started: is .*nothing installed/,
  );
});

test('no process can start after stopping has begun', async () => {
  await processes.stop();
  await expect(processes.run(shell('true'))).rejects.toThrow('this run is ending');
});
