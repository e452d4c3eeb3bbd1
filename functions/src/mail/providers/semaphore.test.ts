import { Semaphore } from './semaphore.ts';

test('at most the given number of tasks runs at once, in order, even if one fails', async () => {
  const semaphore = new Semaphore(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = (number: number) =>
    semaphore
      .run(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => (ends[number] = resolve));
        if (number === 0) throw new Error('failed');
      })
      .catch((error: unknown) => error);
  const all = [0, 1, 2, 3].map(run);
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);

  ends[0]?.();
  expect(await all[0]).toEqual(new Error('failed'));
  all.push(run(4));
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);

  for (const number of [1, 2, 3]) {
    ends[number]?.();
    await all[number];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[4]?.();
  await all[4];
});
