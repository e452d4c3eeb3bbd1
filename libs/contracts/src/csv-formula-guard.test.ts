import fc from 'fast-check';
import { harmlessText, originalText } from './csv-formula-guard.ts';

const SIGNS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/** Texts that begin as formulas do, more often than chance would have it. */
const text = fc
  .tuple(
    fc.array(fc.constantFrom("'", ' ', ...SIGNS), { maxLength: 4 }),
    fc.string({ unit: 'binary' }),
  )
  .map(([signs, rest]) => signs.join('') + rest);

test.each(SIGNS.flatMap((sign) => [sign, ` ${sign}`, `'${sign}`]))(
  'a text that begins with %j gets an apostrophe before it',
  (start) => {
    expect(harmlessText(`${start}1+1`)).toBe(`'${start}1+1`);
  },
);

test.each(['a=b', "'quoted'", "'", '', ' Ada', '{"a":-1}'])('%j is harmless as it is', (plain) => {
  expect(harmlessText(plain)).toBe(plain);
  expect(originalText(plain)).toBe(plain);
});

test('every text comes back as it was', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(originalText(harmlessText(written))).toBe(written);
    }),
    { numRuns: 2000 },
  );
});

test('no text begins as a formula afterwards', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(SIGNS).not.toContain(harmlessText(written).trimStart().slice(0, 1));
    }),
    { numRuns: 2000 },
  );
});
