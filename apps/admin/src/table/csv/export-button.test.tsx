import { saveFile } from '@raade/browser';
import { screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { recordRow } from '../record-row.ts';
import { ExportButton } from './export-button.tsx';
import { writeCsv } from './write-in-worker.ts';

jest.mock('@raade/browser', () => ({
  ...jest.requireActual<object>('@raade/browser'),
  saveFile: jest.fn(),
}));
jest.mock('./write-in-worker.ts');
const recording = jest.fn<Promise<void>, [rows: number]>();
const saving = jest.mocked(saveFile);
const writing = jest.mocked(writeCsv);

const file = new Blob(['a\r\n']);
const rows = ['a', 'b'].map((id) => recordRow(id, {}, []));

prepareStaffPart();
beforeEach(() => {
  jest.resetAllMocks();
  writing.mockResolvedValue(file);
});

async function pressExport(exported = rows) {
  const csv = { name: 'RAADE_Donations', columns: [], onExport: recording };
  const { user } = openPart(
    <ExportButton
      csv={csv}
      rows={exported}
      filter="All Donations"
      parts={['2025']}
      isLoading={false}
    />,
  );
  await user.click(screen.getByRole('button', { name: `Export ${exported.length} All Donations` }));
}

test('a file is saved only after the audit log has recorded the export', async () => {
  let tell: () => void = () => undefined;
  recording.mockReturnValue(new Promise((resolve) => (tell = resolve)));
  await pressExport();
  expect(recording).toHaveBeenCalledWith(2);
  expect(saving).not.toHaveBeenCalled();

  await settled(() => tell());
  expect(saving).toHaveBeenCalledWith(
    expect.stringMatching(/^RAADE_Donations_2025_\d{4}-\d\d-\d\d\.csv$/),
    file,
  );
  screen.getByText('Exported 2 rows');
  screen.getByText(/^Saved as RAADE_Donations_2025_/);
});

test('[ADM-21] an empty list exports nothing', async () => {
  await pressExport([]);
  expect(writing).not.toHaveBeenCalled();
  expect(recording).not.toHaveBeenCalled();
});

test('if the audit log fails, no file is saved, and the reason is shown', async () => {
  recording.mockRejectedValue(new Error('unavailable'));
  await pressExport();
  await screen.findByText(
    'The export could not be recorded in the audit log, so no file was saved. Please try again.',
  );
  expect(saving).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Export 2 All Donations' });
});

test('a file that could not be created is not recorded as an export', async () => {
  writing.mockRejectedValue(new Error('out of memory'));
  await pressExport();
  await screen.findByText('The CSV file could not be created. Please try again.');
  expect(recording).not.toHaveBeenCalled();
});
