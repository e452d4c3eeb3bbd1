import { runInParts, combineFigures } from './run-in-parts.ts';

/** Runs seven donors in parts of three. */
async function run(failing?: number) {
  const parts: number[][] = [];
  const code = await runInParts({
    total: '7',
    partSize: 3,
    runPart: (index, donors) => {
      parts.push([index, donors]);
      return Promise.resolve(index === failing ? undefined : { donors });
    },
  });
  return { code, parts };
}

test('parts add up to the total, and no part starts after a failed one', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await run()).toEqual({
    code: 0,
    parts: [
      [0, 3],
      [1, 3],
      [2, 1],
    ],
  });
  expect(log).toHaveBeenCalledWith('donors  7');
  expect(await run(1)).toMatchObject({ code: 1, parts: { length: 2 } });
});

test('figures of parts are added, but for peaks the highest figure is taken', () => {
  const parts = [
    { donors: 2, 'peak memory, MiB': 700 },
    { donors: 3, 'peak memory, MiB': 650 },
  ];
  expect(combineFigures(parts)).toEqual({ donors: 5, 'peak memory, MiB': 700 });
});
