import { checkCells } from './matrix.ts';

const isEven = (number: number) => expect(number % 2).toBe(0);
const nameOf = (number: number) => `cell ${number}`;

test('a matrix fails with one error that names all failing cells', async () => {
  const checked = checkCells({ cells: [1, 2, 3], nameOf, check: isEven, atOnce: 2 });
  await expect(checked).rejects.toThrow(/^2 of 3 cells do not hold\.\ncell 1:[^]*\ncell 3:/);
  await checkCells({ cells: [2, 4], nameOf, check: isEven });
});

test('a matrix without cells fails', async () => {
  await expect(checkCells({ cells: [], nameOf, check: isEven })).rejects.toThrow('no cells');
});
