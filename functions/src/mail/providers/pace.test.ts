import { Pace } from './pace.ts';

const LATE_MS = 200;

beforeEach(() => jest.useFakeTimers());

test('calls are as far apart as they cost, in the order in which they were asked for', async () => {
  const pace = new Pace(LATE_MS);
  const begin = performance.now();
  const turns: [string, number][] = [];
  for (const name of ['a', 'b', 'c']) {
    void pace.turn(600).then(() => turns.push([name, performance.now() - begin]));
  }
  await jest.advanceTimersByTimeAsync(2000);
  expect(turns).toEqual([
    ['a', 0],
    ['b', 600],
    ['c', 1200],
  ]);
});

test('who is late makes up for a little of it, and no more', async () => {
  const pace = new Pace(LATE_MS);
  await pace.turn(600);
  await jest.advanceTimersByTimeAsync(700);
  const begin = performance.now();
  const turns: number[] = [];
  const ask = () => void pace.turn(600).then(() => turns.push(performance.now() - begin));
  ask();
  ask();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(turns).toEqual([0, 500]);
  ask();
  ask();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(turns).toEqual([0, 500, 10_000, 10_000 + 600 - LATE_MS]);
});
