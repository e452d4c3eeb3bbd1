import { escapeFormulas } from '@raade/contracts/base/csv-formula-guard';
import { HOSTILE_CELLS } from '@raade/contracts/testing/hostile-cells';
import { parse } from 'csv-parse/sync';
import { csvValues } from '../table/csv/csv-file.ts';
import { BYTE_ORDER_MARK, csvLine } from '@raade/contracts/base/csv-line';
import { sampleRegistrant } from '../testing/sample-registrant.ts';
import { type Separator, SEPARATORS, startSpreadsheet } from '../testing/spreadsheet.ts';
import { registrantRow } from './registrant-row.ts';
import { REGISTRANTS_CSV } from './registrants-export.ts';

const { columns } = REGISTRANTS_CSV;
const rows = HOSTILE_CELLS.map((full_name, index) =>
  registrantRow(`sample-${index}`, sampleRegistrant({ id: `sample-${index}`, full_name })),
);
const lines = [columns.map(({ header }) => header), ...csvValues(rows, columns)];
const exported = BYTE_ORDER_MARK + lines.map(csvLine).join('');

const formulas = (xml: string) => xml.match(/table:formula="[^"]*"/g) ?? [];
const errors = (xml: string) =>
  xml.match(/calcext:value-type="error"|#(?:REF|NAME|VALUE)[!?]/g) ?? [];
/** Spreadsheets know one kind of line break. */
const oneKindOfBreak = (text: string) => text.replace(/\r\n?/g, '\n');

const separators = Object.keys(SEPARATORS) as readonly Separator[];
let spreadsheet: Awaited<ReturnType<typeof startSpreadsheet>>;

beforeAll(async () => {
  const office = process.env['LIBREOFFICE'];
  if (!office) throw new Error('Run `npm run nightly -- spreadsheets`.');
  spreadsheet = await startSpreadsheet(office);
});

afterAll(() => spreadsheet.close());

test.each(separators)('unescaped cells are formulas if separated by %s', async (separator) => {
  const asTheyAre = HOSTILE_CELLS.map((text) => `sample,"${text.replaceAll('"', '""')}"\r\n`).join(
    '',
  );
  const opened = await spreadsheet.savedAs(asTheyAre, 'ods', separator);
  expect(formulas(opened).length).toBeGreaterThan(10);
});

test.each(
  separators.flatMap((separator) => [[separator, 'ods'] as const, [separator, 'xlsx'] as const]),
)(
  'no exported cell is a formula or an error if separated by %s, saved as %s',
  async (separator, format) => {
    const xml = await spreadsheet.savedAs(exported, format, separator);
    expect(xml).toContain('sample-999');
    expect(formulas(xml)).toEqual([]);
    expect(errors(xml)).toEqual([]);
  },
);

test('an exported file that is saved as CSV again keeps its texts', async () => {
  const saved: Record<string, string>[] = parse(await spreadsheet.savedAsCsv(exported), {
    bom: true,
    columns: true,
  });
  expect(saved.map((line) => oneKindOfBreak(line['Full Name'] ?? ''))).toEqual(
    HOSTILE_CELLS.map((text) => oneKindOfBreak(escapeFormulas(text))),
  );
});
