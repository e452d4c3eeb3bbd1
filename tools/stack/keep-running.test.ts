import { Failure } from '@raade/contracts/base/failure';
import type { RunningProcess } from '@raade/kit/processes/processes.ts';
import { keepRunning, SAVE_EVERY_MS, type Part } from './keep-running.ts';

const REASON = new Failure('The sample ended (exit code 137).');

/** A part whose processes end when they are told to, and whose data is a number in memory. */
function samplePart() {
  const ends: (() => void)[] = [];
  let memory = 1;
  let copy = 0;
  const start = (): RunningProcess => {
    const ended = new Promise<Failure>((resolve) => ends.push(() => resolve(REASON)));
    return { name: 'The sample', log: undefined, leader: ends.length, ended };
  };
  const save = jest.fn(() => {
    copy = memory;
    return Promise.resolve();
  });
  const restore = () => {
    memory = copy;
    return Promise.resolve();
  };
  const part: Part = {
    start: jest.fn(() => {
      memory = 0;
      return Promise.resolve(start());
    }),
    data: [{ save, restore }],
  };
  return {
    part,
    save,
    first: start(),
    write: (value: number) => (memory = value),
    read: () => memory,
    async end() {
      ends.at(-1)?.();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

const stopping = new AbortController();
const report = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
});

test('a part that ends is named with its cause and starts again with the data of some seconds ago', async () => {
  const sample = samplePart();
  void keepRunning(sample.part, sample.first, { report, stopping: stopping.signal });
  sample.write(7);
  await jest.advanceTimersByTimeAsync(SAVE_EVERY_MS);
  sample.write(8);
  await sample.end();
  expect(sample.read()).toBe(7);
  expect(report.mock.calls.flat().join('\n')).toMatch(
    /The sample ended \(exit code 137\)[^]*Starting it again[^]*The sample answers again/,
  );
});

test('data that cannot be copied keeps the copy before', async () => {
  const sample = samplePart();
  void keepRunning(sample.part, sample.first, { report, stopping: stopping.signal });
  sample.write(7);
  await jest.advanceTimersByTimeAsync(SAVE_EVERY_MS);
  sample.save.mockRejectedValue(REASON);
  await jest.advanceTimersByTimeAsync(SAVE_EVERY_MS);
  await sample.end();
  expect(sample.read()).toBe(7);
});

test('a part that ends five times within a minute is given up, with its last words', async () => {
  const sample = samplePart();
  const failed = keepRunning(sample.part, sample.first, { report, stopping: stopping.signal });
  for (let time = 0; time < 5; time += 1) await sample.end();
  await expect(failed).resolves.toMatchObject({
    message: expect.stringMatching(/exit code 137[^]*5 times within a minute/) as string,
  });
  expect(sample.part.start).toHaveBeenCalledTimes(4);
});

test('a part that ends once a minute goes on for ever', async () => {
  const sample = samplePart();
  void keepRunning(sample.part, sample.first, { report, stopping: stopping.signal });
  for (let time = 0; time < 20; time += 1) {
    await sample.end();
    await jest.advanceTimersByTimeAsync(60_000);
  }
  expect(sample.part.start).toHaveBeenCalledTimes(20);
});

test('a start that fails counts as an end', async () => {
  const sample = samplePart();
  const part = { start: jest.fn(() => Promise.reject(REASON)), data: [] };
  const failed = keepRunning(part, sample.first, { report, stopping: stopping.signal });
  await sample.end();
  await expect(failed).resolves.toMatchObject({
    message: expect.stringContaining('5 times') as string,
  });
  expect(part.start).toHaveBeenCalledTimes(4);
});

test('nothing is started again when the stack is stopped', async () => {
  const sample = samplePart();
  const signal = AbortSignal.abort();
  const failed = keepRunning(sample.part, sample.first, { report, stopping: signal });
  await sample.end();
  await expect(failed).resolves.toBe(REASON);
  expect(sample.part.start).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
