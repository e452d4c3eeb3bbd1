import { oneAfterAnother } from './one-after-another.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('calls during a run cause exactly one more run', async () => {
  const ends: (() => void)[] = [];
  const call = oneAfterAnother(() => new Promise((resolve) => ends.push(resolve)));
  for (let time = 0; time < 5; time += 1) call();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await settled();
  expect(ends).toHaveLength(2);
  call();
  expect(ends).toHaveLength(3);
});

test('a failure is logged, and the next call runs again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  let times = 0;
  const call = oneAfterAnother(() => {
    times += 1;
    return Promise.reject(new Error('No answer.'));
  });
  call();
  await settled();
  call();
  await settled();
  expect(times).toBe(2);
  expect(logged).toHaveBeenCalledTimes(2);
});
