import { foldedText } from './folded-text.ts';

/** Pairs of a typed and a written text that must match. */
const PAIRS = `ngugi Ngũgĩ, ngugi Ngu\u0303gi\u0303, o'brien O’Brien, O\u02BCBrien o\u00B4brien, obrien O‘Brien,
  strasse Straße, STRASSE STRAẞE, soren Søren, isik IŞIK, isik ışık, istanbul İstanbul, lodz Łódź, aegir Ægir,
  kofi Kɔfi, ɓala Bala, mefi\u00ADra Mefira, yoruba Yorùbá, ade Adé\u200D, jean-luc Jean‐Luc, office oﬃce, 42 ４２`;

test.each(PAIRS.split(/,\s+/))('%s are equal in searches', (pair) => {
  const [typed = '', written = ''] = pair.split(' ');
  expect(foldedText(written)).toBe(foldedText(typed));
});

test('line breaks stay, and different letters stay different', () => {
  expect(foldedText('Ada\nada@example.org')).toBe('ada\nada@example.org');
  expect(foldedText('Ola')).not.toBe(foldedText('Ole'));
});
