import { csvLine } from '../../base/csv-line.ts';
import { HOSTILE_CELLS } from '../../testing/hostile-cells.ts';
import { checkCells, TRIES_ALL } from '../../testing/matrix.ts';

const SEPARATORS = [',', ';', '\t', '|', ',;\t|'];

/** A cell that some spreadsheet program reads as a formula, even after characters that it skips. */
const IS_FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

/** One in seven cells contains each sign, end and formula. The test with LibreOffice uses all of them. */
const cells = HOSTILE_CELLS.filter((_text, index) => TRIES_ALL || index % 7 === 0);

/** Cells of a line for programs that understand quotes, and for those that do not. */
function cellsOf(line: string, separators: string): readonly string[] {
  const end = `${separators}\r\n`;
  const inQuotes = new RegExp(`(?:^|(?<=[${end}]))"((?:[^"]|"")*)(?:"|$)[^${end}]*`, 'gu');
  const quoted = [...line.matchAll(inQuotes)].map(([, text = '']) => text.replaceAll('""', '"'));
  return [...quoted, ...line.split(new RegExp(`[${end}]`))];
}

test('no cell of a written line is a formula, for any separators', () =>
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
