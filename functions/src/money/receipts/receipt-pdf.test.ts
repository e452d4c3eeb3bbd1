import { SAMPLE_DONATION } from '@raade/emails';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { MISSING_GLYPHS_NOTE } from '../pdf/pdf-writer.ts';
import { receiptPdf } from './receipt-mail.ts';

const MOST_BYTES = 100_000;
const pdfOf = (changes: Partial<Parameters<typeof receiptPdf>[0]> = {}) =>
  receiptPdf({ ...SAMPLE_DONATION, ...changes }, { thanks: 'Thank you for giving.' });

test('the PDF of a receipt has the text of its mail', async () => {
  const { text, pages } = await readPdf(await pdfOf());
  const { number, method, statementName, fund, organization, goodsWording, taxWording } =
    SAMPLE_DONATION;
  for (const part of [
    number,
    '$50 USD',
    'March 1, 2025',
    'Sam Sample',
    method,
    statementName,
    fund,
    ...Object.values(organization),
    goodsWording,
    taxWording,
  ]) {
    expect(text).toContain(part);
  }
  expect(pages).toBe(1);
  expect(text).not.toContain(MISSING_GLYPHS_NOTE);
});

test('a corrected receipt names the replaced one; a canceled one has no text about goods and services', async () => {
  const replacing = { number: 'R-A/2', replaces: 'R-A' };
  const corrected = await readPdf(
    await pdfOf({ ...replacing, kind: 'corrected', returnedCents: 2000 }),
  );
  for (const part of [
    'Corrected donation receipt',
    'Replaces R-A',
    'This receipt replaces R-A.',
    'Returned to you $20 USD',
    'Your gift $30 USD',
  ]) {
    expect(corrected.text).toContain(part);
  }
  const canceled = await readPdf(
    await pdfOf({
      ...replacing,
      kind: 'canceled',
      canceledBecause: 'disputed',
      returnedCents: 5000,
    }),
  );
  for (const part of ['because the payment was disputed', 'Returned to you $50 USD']) {
    expect(canceled.text).toContain(part);
  }
  expect(canceled.text).toContain('Canceled donation receipt');
  expect(canceled.text).toContain('Receipt R-A is no longer valid.');
  expect(canceled.text).not.toMatch(/no goods or services|tax adviser|Thank you/);
});

test.each([
  ['Yoruba', 'Ọlá Adébọ́lá Ẹ̀bùn m̀bẹ Ṣọlá'],
  ['Gikuyu', 'Wanjikũ wa Mũthoni Ngũgĩ'],
  ['Polish', 'Łucja Żółć'],
  ['Greek', 'Ελένη Παπαδοπούλου'],
  ['Arabic', 'محمد عبد الله الصادق'],
  ['Amharic', 'አበበ ቢቂላ'],
  ['Hebrew', 'שרה כהן'],
])('a name in %s is written with all its letters', async (_language, donorName) => {
  const bytes = await pdfOf({ donorName });
  const { text } = await readPdf(bytes);
  expect(text).toContain(donorName.normalize('NFC'));
  expect(text).not.toMatch(/\?|\[…\]/);
  expect(bytes.length).toBeLessThan(MOST_BYTES);
});

test('letters that no font has are marked, with a note about where the name is written in full', async () => {
  const { text } = await readPdf(await pdfOf({ donorName: 'Li 李小龙 Wei 😀' }));
  expect(text).toContain('Li […] Wei […]');
  expect(text).toContain(MISSING_GLYPHS_NOTE);
  expect(text).not.toContain('?');
});

test.each([
  ['many words', 'Maximiliana-Theodora '.repeat(9)],
  ['one word', 'Ẹ̀'.repeat(100)],
  ['many words from right to left', 'محمد عبد الله الصادق '.repeat(9)],
])('a name of %s is written in full, on one page', async (_what, donorName) => {
  const { text, pages } = await readPdf(await pdfOf({ donorName }));
  const spaceless = (part: string) => part.normalize('NFC').replace(/\s/g, '');
  expect(spaceless(text)).toContain(spaceless(donorName));
  expect(pages).toBe(1);
});

test('equal facts give equal bytes, and other facts other bytes', async () => {
  const bytes = await pdfOf();
  await pdfOf({ donorName: 'Ọlá Ẹ̀bùn محمد الله شمس' });
  expect((await pdfOf()).equals(bytes)).toBe(true);
  expect((await pdfOf({ amountCents: 5001 })).equals(bytes)).toBe(false);
});

test('the PDF has title, language and structure for screen readers', async () => {
  const { title, language, roles } = await readPdf(await pdfOf());
  expect(title).toBe('Donation receipt R-7K3M-Q9ZD-2H4C');
  expect(language).toBe('en-US');
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles.filter((role) => role === 'TH')).toHaveLength(10);
  expect(roles.filter((role) => role === 'TD')).toHaveLength(10);
});

test.each([
  'name\u0000\r\nBT (x) Tj ET',
  '<<>> endstream endobj',
  '\\( \\) (((',
  '\u202Eevil\u202C',
  '\uD800',
])('a name like %j does not break the document', async (donorName) => {
  const { text, pages } = await readPdf(await pdfOf({ donorName }));
  expect(pages).toBe(1);
  expect(text).toContain('Visa card ending in 4242');
});
