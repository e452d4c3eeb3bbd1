import fc from 'fast-check';
import { escapeFormulas, unescapeFormulas } from './csv-formula-guard.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const BREAKS = ['\t', '\r', '\n'];
const SEPARATORS = [';', ',', '|', ...BREAKS];
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;

/** Texts that contain formulas more often than random ones. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("'", '"', ' ', '\0', '\u200b', ...SIGNS, ...SEPARATORS),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test.each([...SIGNS, ...BREAKS].flatMap((sign) => [sign, ` ${sign}`, `'${sign}`]))(
  'a text that begins with %j gets an apostrophe before it',
  (start) => {
    expect(escapeFormulas(`${start}1+1`)).toMatch(/^'/);
    expect(unescapeFormulas(escapeFormulas(`${start}1+1`))).toBe(`${start}1+1`);
  },
);

test.each([
  ["Ada;=cmd|'/C calc'!A0;", "Ada;'=cmd|'/C calc'!A0;"],
  ['Ada|@SUM(1)', "Ada|'@SUM(1)"],
  ['Ada\t\t=1', "Ada\t'\t'=1"],
  ['Ada\r\n=1', "Ada\r'\n'=1"],
  ['Ada; "=1', `Ada;' "=1`],
  ["Ada;'=1", "Ada;''=1"],
  ['Ada;\0=1', "Ada;'\0=1"],
  ['\u200b=1', "'\u200b=1"],
])('a formula after another separator in %j is escaped', (written, harmless) => {
  expect(escapeFormulas(written)).toBe(harmless);
  expect(unescapeFormulas(harmless)).toBe(written);
});

test.each([
  'a=b',
  'name@example.org',
  '1+1',
  "'quoted'",
  "'",
  '',
  ' Ada',
  '{"a":-1}',
  'one; two',
  'Ada, "the" Sample',
])('%j stays unchanged', (plain) => {
  expect(escapeFormulas(plain)).toBe(plain);
  expect(unescapeFormulas(plain)).toBe(plain);
});

test('every escaped text is read back unchanged', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(unescapeFormulas(escapeFormulas(written))).toBe(written);
    }),
    { numRuns: 2000 },
  );
});

test('no cell of an escaped text is a formula, for any separators', () => {
  fc.assert(
    fc.property(text, fc.subarray(SEPARATORS), (written, separators) => {
      const cells = separators.reduce(
        (parts, separator) => parts.flatMap((part) => part.split(separator)),
        [escapeFormulas(written)],
      );
      for (const cell of cells) expect(cell).not.toMatch(FORMULA);
    }),
    { numRuns: 2000 },
  );
});
