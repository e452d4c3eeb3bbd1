import { Slots } from './slots.ts';

test('so many run at a time, in their order, also after one that failed', async () => {
  const slots = new Slots(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const failures: unknown[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    slots
      .run(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => (ends[number] = resolve));
        if (number === 0) throw new Error('failed');
      })
      .catch((error: unknown) => failures.push(error)),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await all[0];
  expect(begun).toEqual([0, 1, 2]);
  expect(failures).toHaveLength(1);
  ends[1]?.();
  await all[1];
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  await Promise.all(all);
});
