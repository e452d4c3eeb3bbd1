import { csvLine } from '../../base/csv-line.ts';
import { HOSTILE_CELLS } from '../../testing/hostile-cells.ts';
import { checkCells, TRIES_ALL } from '../../testing/matrix.ts';

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
