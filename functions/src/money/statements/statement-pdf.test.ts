import { SAMPLE_STATEMENT } from '@raade/emails';
import { MOST_DONATIONS } from '@raade/contracts/money/yearly-statements';
import { MAX_ATTACHED_BYTES } from '../../mail/mail-provider.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { statementPdf } from './statement-pdf.ts';

test('the PDF of a statement lists each donation and the total', async () => {
  const { text, title, roles } = await readPdf(await statementPdf(SAMPLE_STATEMENT));
  for (const part of [
    'Gifts in 2025',
    'Sam Sample',
    'R-4C2H-Q9ZD-7K3M/2',
    'November 20, 2025',
    'Check',
    '$120.50',
    '$20',
    'Your gifts in 2025: $150.50 USD',
    '12-3456789',
    'For each of these 2 gifts: ',
    SAMPLE_STATEMENT.goodsWording,
    SAMPLE_STATEMENT.taxWording,
  ]) {
    expect(text).toContain(part);
  }
  expect(title).toContain('Gifts in 2025');
  expect(roles.filter((role) => role === 'TH')).toHaveLength(5);
});

test('a statement with the most donations has a few pages, and can be sent', async () => {
  const donations = Array.from(
    { length: MOST_DONATIONS / 2 },
    () => SAMPLE_STATEMENT.donations,
  ).flat();
  const bytes = await statementPdf({ ...SAMPLE_STATEMENT, donations });
  expect(bytes.length).toBeLessThan(MAX_ATTACHED_BYTES);
  const { pages } = await readPdf(bytes);
  expect(pages).toBeGreaterThan(2);
});
