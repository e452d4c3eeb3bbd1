import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { unescapeFormulas } from './csv-formula-guard.ts';
import { csvLine } from './csv-line.ts';

const FORMULA_SIGNS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

test.each([
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['plain; text', '"plain; text"'],
  ['plain | text', '"plain | text"'],
  ['plain\ttext', '"plain\ttext"'],
  ['plain text', 'plain text'],
])('[ADM-19] %j is written as %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test('[ADM-20] null becomes an empty cell', () => {
  expect(csvLine([null, 'a', null])).toBe(',a,\r\n');
});

test('[ADM-23] booleans become Yes and No, and numbers stay numbers', () => {
  expect(csvLine([true, false, 4, -4])).toBe('Yes,No,4,-4\r\n');
});

test.each(FORMULA_SIGNS)('[ADM-23] a text that begins with %j cannot be executed', (sign) => {
  const [[cell] = []] = parse(csvLine([`${sign}HYPERLINK("https://example.org")`]));
  expect(cell).toBe(`'${sign}HYPERLINK("https://example.org")`);
});

test('another CSV library reads the same texts, apart from the added apostrophes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom("'", ' ', '"', ...FORMULA_SIGNS), fc.string())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (lines) => {
      const read: string[][] = parse(lines.map(csvLine).join(''), { skip_empty_lines: false });
      expect(read.map((line) => line.map(unescapeFormulas))).toEqual(lines);
    }),
  );
});
