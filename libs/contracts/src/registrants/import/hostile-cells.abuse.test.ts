import { BYTE_ORDER_MARK, csvLine } from '../../base/csv-line.ts';
import { readSpreadsheet } from '../../base/read-spreadsheet.ts';
import { HOSTILE_CELLS } from '../../testing/hostile-cells.ts';
import { checkCells, TRIES_ALL } from '../../testing/matrix.ts';
import { IMPORT_LIMITS } from './import-calls.ts';

const SEPARATORS = [',', ';', '\t', '|', ',;\t|'];

/** A cell that some spreadsheet takes for a formula: a sign, after what programs drop or skip. */
const IS_FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

/** One in seven, so that every sign, end and formula is among them; LibreOffice is shown them all. */
const cells = HOSTILE_CELLS.filter((_text, index) => TRIES_ALL || index % 7 === 0);

/** The cells of a line for a program that understands quotes, closed or not, and for one that does not. */
function cellsOf(line: string, separators: string): readonly string[] {
  const end = `${separators}\r\n`;
  const inQuotes = new RegExp(`(?:^|(?<=[${end}]))"((?:[^"]|"")*)(?:"|$)[^${end}]*`, 'gu');
  const quoted = [...line.matchAll(inQuotes)].map(([, text = '']) => text.replaceAll('""', '"'));
  return [...quoted, ...line.split(new RegExp(`[${end}]`))];
}

test('no cell is a formula, whatever ends a cell', () =>
  checkCells({
    cells,
    nameOf: (text) => JSON.stringify(text),
    check: (text) => {
      const line = csvLine(['sample', text, 'end']);
      for (const separators of SEPARATORS) {
        expect(cellsOf(line, separators).filter((cell) => IS_FORMULA.test(cell))).toEqual([]);
      }
    },
  }));

test('the import takes every one of them back as it was', () => {
  const lines = [['Full Name', 'Role'], ...HOSTILE_CELLS.map((text) => [text, 'sample'])];
  const file = BYTE_ORDER_MARK + lines.map(csvLine).join('');
  const sheet = readSpreadsheet(new TextEncoder().encode(file), IMPORT_LIMITS.fileMb);
  expect(sheet.lines.map(({ cells }) => cells[0])).toEqual(HOSTILE_CELLS);
});
