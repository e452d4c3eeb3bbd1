import { foldedText } from './folded-text.ts';

test.each([
  ['ngugi', 'Ngũgĩ'],
  ['ngugi', 'Ngu\u0303gi\u0303'],
  ["o'brien", 'O’Brien'],
  ['O`Brien', 'O\u02BCBrien'],
  ['obrien', 'O‘Brien'],
  ['strasse', 'Straße'],
  ['STRASSE', 'STRAẞE'],
  ['soren', 'Søren'],
  ['isik', 'IŞIK'],
  ['isik', 'ışık'],
  ['istanbul', 'İstanbul'],
  ['lodz', 'Łódź'],
  ['aegir', 'Ægir'],
  ['kofi asantewaa ode', 'Kɔfi Asantewaa Ɔdɛ'],
  ['ɓala', 'Bala'],
  ['mefira wo', 'Mefira\u00A0wo'],
  ['yoruba', 'Yorùbá'],
  ['adekunle', 'Adékúnlé\u200D'],
  ['jean-luc', 'Jean‐Luc'],
  ['office', 'oﬃce'],
  ['42', '４２'],
])('%j and %j are searched alike', (typed, written) => {
  expect(foldedText(written)).toBe(foldedText(typed));
});

test('line breaks and other letters stay apart', () => {
  expect(foldedText('Ada\nada@example.org')).toBe('ada\nada@example.org');
  expect(foldedText('Ola')).not.toBe(foldedText('Ole'));
});
