import { rowIds } from './row-ids.ts';

test.each([
  ['[ROW-46] the bar hides', ['ROW-46']],
  ['[ROW-46] [ROW-47] the bar hides and returns', ['ROW-46', 'ROW-47']],
  ['[ROW-46, ROW-47,DON-01] one test of three rows', ['ROW-46', 'ROW-47', 'DON-01']],
  ['donation › [DON-01] asks for [DON-01] once', ['DON-01']],
  ['adds two numbers', []],
  ['[see below] ROW-46 without brackets, [row-46] or [ROW-46 twice]', []],
])('ids are read only from brackets that contain nothing but ids: case %#', (title, ids) => {
  expect(rowIds(title)).toEqual(ids);
});
