import { MALFORMED_ANSWER, CallFailure } from '@raade/firebase/callables';
import { Toaster } from '@raade/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordExport } from '../../audit/record-export.ts';
import { recordRow } from '../record-row.ts';
import { downloadFile } from './download-file.ts';
import { ExportButton } from './export-button.tsx';
import { writeCsv } from './write-csv.ts';

jest.mock('../../audit/record-export.ts');
jest.mock('./download-file.ts');
jest.mock('./write-csv.ts');
const recording = jest.mocked(recordExport);
const downloading = jest.mocked(downloadFile);
const writing = jest.mocked(writeCsv);

const file = new Blob(['a\r\n']);
const rows = ['a', 'b'].map((id) => recordRow(id, {}, []));

beforeAll(() => {
  const calm = Object.assign(new EventTarget(), { matches: true });
  Object.assign(window, { matchMedia: () => calm });
});

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writing.mockResolvedValue(file);
});

async function pressExport() {
  const csv = { action: 'export-donations', name: 'RAADE_Donations', columns: [] } as const;
  render(
    <>
      <ExportButton csv={csv} rows={rows} filter="All Donations" isLoading={false} />
      <Toaster />
    </>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export 2 All Donations' }));
}

/** The toasts of earlier tests stay; the newest is the last. */
async function toastText(): Promise<string | null | undefined> {
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  return (await within(toasts).findAllByRole('listitem')).at(-1)?.textContent;
}

test('a file is handed over once the audit log knows of it, and not before', async () => {
  let tell: () => void = () => undefined;
  recording.mockReturnValue(new Promise((resolve) => (tell = resolve)));
  await pressExport();
  expect(recording).toHaveBeenCalledWith({ action: 'export-donations', rows: 2 });
  expect(downloading).not.toHaveBeenCalled();

  await act(async () => tell());
  expect(downloading).toHaveBeenCalledWith(
    file,
    expect.stringMatching(/^RAADE_Donations_\d{4}-\d\d-\d\d\.csv$/),
  );
});

test.each(['unavailable', 'permission-denied', MALFORMED_ANSWER])(
  'when the audit log answers %s there is no file, and it is said why',
  async (code) => {
    recording.mockRejectedValue(new CallFailure(code, 'no'));
    await pressExport();
    expect(await toastText()).toContain(
      'The export could not be noted in the audit log, so no file was saved. Please try again.',
    );
    expect(downloading).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Export 2 All Donations' });
  },
);

test('a file that could not be written is no export', async () => {
  writing.mockRejectedValue(new Error('out of memory'));
  await pressExport();
  expect(await toastText()).toContain('The CSV file could not be made. Please try again.');
  expect(recording).not.toHaveBeenCalled();
});
