import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { importRegistrantsRequestSchema } from '@raade/contracts/registrants/import/import-calls';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tabScreen } from '../../testing/tab-screen.tsx';
import { RegistrantsTab } from '../registrants-tab.tsx';

const { stored, answers, calls, store, open } = tabScreen(<RegistrantsTab />);
const { importRegistrants, undoRegistrantImport } = CALLABLES;

const FILE = 'Name;Mail;Group size;Shoe\r\nAda;ada@example.org;x;40\r\nBen;ben@example.org;;41\r\n';

const resultsOf = (outcome: string) => ({
  result: { results: [{ line: 3, outcome, detail: null }] },
});
const sentRequests = () =>
  calls
    .filter(({ name }) => name === importRegistrants)
    .map(({ data }) => importRegistrantsRequestSchema.parse(data));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** jsdom's files have no `arrayBuffer()`. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'file.csv'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

async function chooseFile(text: string, search = '') {
  store({});
  const user = open(search);
  await press(user, 'Import from a spreadsheet');
  await user.upload(await screen.findByLabelText('Spreadsheet'), fileOf(text));
  return user;
}

beforeEach(() => Object.assign(stored, { collections: {} }));

test('a file is matched, previewed with its refused rows, and imported into the chosen forum', async () => {
  answers[importRegistrants] = resultsOf('added');
  const user = await chooseFile(FILE, '?forum=2024');
  const size = await screen.findByLabelText<HTMLSelectElement>('Group size');
  expect(screen.getByLabelText<HTMLSelectElement>('Shoe').value).toBe('');
  await press(user, 'Preview');
  await screen.findByText('1 refused, 0 changed, 1 added, 0 unchanged');
  screen.getByText('Group Size must be a whole number from 1 on');
  expect(sentRequests()).toMatchObject([
    { forum_id: '2024', apply: false, rows: [{ line: 3, cells: { full_name: 'Ben' } }] },
  ]);

  await user.selectOptions(size, 'Do not import');
  answers[importRegistrants] = {
    result: { results: [2, 3].map((line) => ({ line, outcome: 'added', detail: null })) },
  };
  await press(user, 'Preview');
  const done = { forum_id: '2024', added: 2, changed: 0, created_at: new Date() };
  Object.assign(stored, { collections: { [COLLECTIONS.registrantImports]: { 'import-1': done } } });
  await press(user, 'Import 2');
  await screen.findByText('Imported: 2 added, 0 changed. 0 refused.');
  answers[undoRegistrantImport] = { result: { undone: 2, kept: 0 } };
  await press(user, 'Undo');
  await press(user, 'Undo Import');
  await screen.findByText('2 removed or restored.');
  await waitFor(() => expect(screen.queryByText(/^Imported:/)).toBeNull());
});

test('a missing column and a failed call are reported, and the import can be repeated', async () => {
  const user = await chooseFile('Shoe;Size\r\n1;2\r\n');
  await press(user, 'Preview');
  await screen.findByText('Choose the column that holds “Full Name”.');
  answers[importRegistrants] = resultsOf('changed');
  await user.upload(screen.getByLabelText('Spreadsheet'), fileOf(FILE));
  await press(user, 'Preview');
  await screen.findByText('1 refused, 1 changed, 0 added, 0 unchanged');
  answers[importRegistrants] = { error: { status: 'UNAVAILABLE' }, status: 503 };
  await press(user, 'Import 1');
  await screen.findByText(
    'Not all rows were imported. Please import again. No row is imported twice.',
  );
  answers[importRegistrants] = resultsOf('changed');
  await press(user, 'Import 1');
  await screen.findByText('Imported: 0 added, 1 changed. 1 refused.');
  const [previewed, ...applied] = sentRequests();
  const same = { ...previewed, apply: true };
  expect(applied).toEqual([same, same]);
});

test('an import of the last 24 hours can be undone, and the page counts the rows that could not be', async () => {
  const done = { forum_id: '2025', added: 3, changed: 1, created_at: new Date() };
  const collections = {
    [COLLECTIONS.registrantImports]: {
      'import-1': done,
      'import-2': { ...done, created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) },
      'import-3': { ...done, undone: true },
      'import-4': { ...done, forum_id: '2024' },
    },
  };
  answers[undoRegistrantImport] = { result: { undone: 3, kept: 1 } };
  store({});
  Object.assign(stored, { collections });
  const user = open();
  await screen.findByText(/: 3 added, 1 changed$/);
  await press(user, 'Undo');
  await press(user, 'Undo Import');
  await screen.findByText(
    '3 removed or restored. 1 could not be undone: somebody has changed or removed them since.',
  );
  const undoRequests = calls.filter(({ name }) => name === undoRegistrantImport);
  expect(undoRequests.map(({ data }) => data)).toEqual([{ import_id: 'import-1' }]);
});
