import { Pace } from './pace.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls are as far apart as they cost, in the order in which they were asked for', async () => {
  const pace = new Pace();
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

test('time in which nobody called is not saved up', async () => {
  const pace = new Pace();
  await pace.turn(600);
  await jest.advanceTimersByTimeAsync(10_000);
  const begin = performance.now();
  const turns: number[] = [];
  for (let call = 0; call < 2; call += 1) {
    void pace.turn(600).then(() => turns.push(performance.now() - begin));
  }
  await jest.advanceTimersByTimeAsync(2000);
  expect(turns).toEqual([0, 600]);
});

test('who is told to come later waits that long', async () => {
  const pace = new Pace();
  pace.holdFor(5000);
  const turn = jest.fn();
  void pace.turn(600).then(turn);
  await jest.advanceTimersByTimeAsync(4999);
  expect(turn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(turn).toHaveBeenCalled();
});
