import { parse } from 'csv-parse/sync';
import { csvLines, csvRows } from './csv-rows.ts';

const OPTIONS = { bom: true, trim: true, skip_empty_lines: true };

test.each([
  ['plain', 'a,b\n1,2\n'],
  ['without an end of its last line', 'a,b\n1,2'],
  ['empty fields', 'a,b,c\n,,1\n1,,\n1,2,'],
  ['ends of lines of Windows, and a mark at the beginning', '\uFEFFa,b\r\n1,2\r\n'],
  ['delimiters, marks and ends of lines within a field', 'a,b\n"1,""2""\n3",4\n'],
  ['spaces around fields', 'a , b\n 1 , "2" \n'],
  ['empty lines', 'a,b\n\n1,2\n\n'],
  ['a mark within a field', 'a,b\n1 2,"x"'],
])('%s: as a library that others wrote reads it', (_what, text) => {
  expect(csvLines(text, ',')).toEqual(parse(text, OPTIONS));
  const columns = { ...OPTIONS, columns: true };
  expect(csvRows(text, ',')).toEqual(parse(text, columns));
});

test('other delimiters do as well', () => {
  expect(csvRows('a;b\n"1;2";3', ';')).toEqual([{ a: '1;2', b: '3' }]);
  expect(csvRows('a\tb\n1\t2', '\t')).toEqual([{ a: '1', b: '2' }]);
});

test.each([
  ['a,b\n"1,2', 'a quotation mark of line 2 is open.'],
  ['a,b\n"1"x,2', 'something stands behind a quotation mark of line 2.'],
  ['a,b\n1', 'entry 1 has 1 fields, where 2 have a name.'],
])('what is no table is told: %j', (text, message) => {
  expect(() => csvRows(text, ',')).toThrow(message);
});
