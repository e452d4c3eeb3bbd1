import { matrixTable, readCells } from './cells.ts';

const time = (type: string, description: string) => ({ type, description });

function report(ok: boolean, annotations: object[], message?: string) {
  const results = [message === undefined ? {} : { error: { message } }];
  const spec = { title: 'hanging-entry giving cold', ok, tests: [{ annotations, results }] };
  return { suites: [{ specs: [spec] }] };
}

const cell = { fault: 'hanging-entry', remote: 'giving', moment: 'cold' };

test('a story is a cell with what it has measured', () => {
  const times = [time('fallback', '3010'), time('recovery', '1200')];
  expect(readCells(report(true, times))).toEqual([
    { ...cell, problem: undefined, fallback: 3010, recovery: 1200 },
  ]);
});

test('a story that failed says why in one plain line, with what it had measured till then', () => {
  const message = '\u001b[31mError: late\u001b[39m\n\nexpected: 500';
  expect(readCells(report(false, [time('fallback', '5010')], message))).toEqual([
    { ...cell, problem: 'Error: late', fallback: 5010, recovery: undefined },
  ]);
});

test('a story that did not run is a cell that failed', () => {
  expect(readCells(report(false, []))[0]?.problem).toBe('it did not run to its end');
});

test('each cell is a line with its times and what was wrong, and the last line counts', () => {
  const cells = [
    { ...cell, problem: undefined, fallback: 40, recovery: 1200 },
    { ...cell, moment: 'in-session', problem: 'Error: late', fallback: 900, recovery: undefined },
  ];
  expect(matrixTable(cells).split('\n').slice(1)).toEqual([
    'hanging-entry  giving  cold        40           1200         ok',
    'hanging-entry  giving  in-session  900          -            Error: late',
    '',
    '1 of 2 cells are ok.',
  ]);
});
