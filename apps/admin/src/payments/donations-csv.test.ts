import type { CsvValue } from '@raade/contracts/base/csv-line';
import {
  DONATIONS_AROUND_NEW_YEAR,
  KEPT_IN_2025,
} from '@raade/contracts/testing/donations-around-new-year';
import { csvValues } from '../table/csv/csv-file.ts';
import { filterOf, findRows } from '../table/table-filter.ts';
import { sampleDonation } from '../testing/sample-donation.ts';
import { DONATION_FILTERS } from './donation-filters.ts';
import { donationRow } from './donation-labels.ts';
import { DONATIONS_CSV } from './donations-csv.ts';

const rows = Object.entries(DONATIONS_AROUND_NEW_YEAR).map(([id, fields]) =>
  donationRow(id, sampleDonation(fields)),
);
const headers = DONATIONS_CSV.columns.map(({ header }) => header);
const inFile = (filter: string, text = '') =>
  csvValues(findRows(rows, filterOf(DONATION_FILTERS, filter), text), DONATIONS_CSV.columns).map(
    (line) =>
      Object.fromEntries<CsvValue>(line.map((value, column) => [String(headers[column]), value])),
  );

test('the file of a year has the donations of its days in Houston, which add up to its statements', () => {
  const lines = inFile('2025');
  expect(lines.map((line) => line['Payment ID'])).toEqual(
    Object.keys(DONATIONS_AROUND_NEW_YEAR).filter((id) => !id.startsWith('pi_year')),
  );
  const cents = lines.map((line) => Math.round(Number(line['Kept']) * 100));
  expect(cents.reduce((sum, kept) => sum + kept, 0)).toBe(KEPT_IN_2025);
  expect(inFile('2026')).toMatchObject([{ 'Payment ID': 'pi_yearAfter', Day: '2026-01-01' }]);
  expect(inFile('all')).toHaveLength(rows.length);
});

test('each line has day and number of its receipt, and a search for the number finds it', () => {
  const number = 'R-7K3M-Q9ZD-2H4C';
  rows.push(donationRow('pi_1', sampleDonation({ receipt_number: number, receipt_revision: 2 })));
  expect(inFile('all', number.toLowerCase())).toMatchObject([
    { Day: '2025-04-11', 'Receipt Number': `${number}/2`, Kept: 50, 'Kept Currency': 'USD' },
  ]);
  const [first] = inFile('2025', 'pi_firstSecond');
  expect(first).toMatchObject({ Day: '2025-01-01', Date: '2025-01-01T05:58:00.000Z' });
  expect(first?.['Receipt Number']).toMatch(/^R(-\w{4}){3}$/);
});
