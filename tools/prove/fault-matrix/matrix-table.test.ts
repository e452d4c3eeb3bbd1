import { matrixTable } from './matrix-table.ts';

test('each cell is a line with its times and what was wrong, and the last line counts', () => {
  const cell = { fault: 'entry-500', remote: 'admin', moment: 'cold' };
  const cells = [
    { ...cell, problem: undefined, fallback: 40, recovery: 1200 },
    { ...cell, moment: 'in-session', problem: 'Error: late', fallback: 900, recovery: undefined },
  ];
  expect(matrixTable(cells)).toBe(
    [
      'fault      remote  moment      fallback ms  recovery ms',
      'entry-500  admin   cold        40           1200         ok',
      'entry-500  admin   in-session  900          -            Error: late',
      '',
      '1 of 2 cells are ok.',
    ].join('\n'),
  );
});
