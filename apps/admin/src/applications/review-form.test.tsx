import type {
  UpdateApplicationRequest,
  UpdateApplicationResponse,
} from '@raade/contracts/applications/application-updates';
import { CALLABLES } from '@raade/contracts/base/callables';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import { unsavedForms } from '@raade/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleStudent } from '../testing/sample-application.ts';
import { tabScreen } from '../testing/tab-screen.tsx';
import { recordRow } from '../table/record-row.ts';
import { forgetReviewDrafts } from './review-drafts.store.ts';
import { STUDENTS_TABLE } from './application-tables.ts';
import { ApplicationsTab } from './applications-tab.tsx';

const id = '00000000-0001-4000-8000-000000000001';

const { answers, calls, store, open } = tabScreen(<ApplicationsTab />);
beforeEach(() => store({ [id]: sampleStudent() }));
afterEach(forgetReviewDrafts);

const { updateApplication: UPDATE } = CALLABLES;
const requests = () => calls.map(({ data }) => data as UpdateApplicationRequest);
const answerWith = (result: UpdateApplicationResponse) => (answers[UPDATE] = { result });
const refuse = (...words: Parameters<typeof refusal>) => (answers[UPDATE] = refusal(...words));

/** Opens the details alone, without the table from which they are opened. */
function openAlone() {
  const element = STUDENTS_TABLE.details.render(recordRow(id, sampleStudent(), []));
  const user = open('', { element: <article>{element}</article> });
  return { user, dialog: within(screen.getByRole('article')) };
}

async function openDetails() {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sample Student' }));
  return { user, dialog: within(screen.getByRole('region', { name: 'Sample Student' })) };
}

const note = (text: string) => ({
  id: '00000000-0001-4000-8000-0000000000a1',
  text,
  author_id: 'ada',
  author_email: 'ada@raade.test',
  created_at: '2025-03-02T12:00:00.000Z',
});
const statusCell = () => screen.getAllByRole('row')[1]?.children[5]?.textContent;

test('a record shows all fields that the applicant filled in, and no empty ones', () => {
  const { dialog } = openAlone();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toHaveLength(6);
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Sample Student',
    'student@example.org',
    'Sample University',
    'Engineering',
    '2026',
    'To build things that last.',
  ]);
  dialog.getByText('No notes yet.');
});

test('a status and a note are saved together, and shown in the record and the table', async () => {
  const { user, dialog } = await openDetails();
  await user.selectOptions(dialog.getByLabelText('Status'), 'In review');
  await user.type(dialog.getByLabelText('Add a note'), ' Call back. ');
  expect(unsavedForms()).toEqual(['admin/review']);
  answerWith({ status: 'in_review', notes: [note('Call back.')] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect((await dialog.findByText('Saved.')).closest('[role="status"]')).not.toBeNull();
  expect(requests()).toEqual([
    {
      kind: 'student',
      id,
      status: { from: 'new', to: 'in_review' },
      note: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Call back.' },
    },
  ]);
  dialog.getByText('Call back.', { selector: 'li p' });
  dialog.getByText(/^ada@raade\.test,/);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('');
  await waitFor(() => expect(statusCell()).toBe('In review'));
  expect(unsavedForms()).toEqual([]);
});

test('only changes are sent: a note alone is sent without the status', async () => {
  const { user, dialog } = await openDetails();
  await user.type(dialog.getByLabelText('Add a note'), 'Hm');
  answerWith({ status: 'accepted', notes: [note('Hm')] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Saved.');
  expect(requests()).toEqual([{ kind: 'student', id, note: expect.anything() }]);
  // Another member of the staff has accepted it meanwhile.
  expect(dialog.getByLabelText<HTMLSelectElement>('Status').value).toBe('accepted');
});

test('a status that somebody else has changed is reported and shown, and the note is kept', async () => {
  const { user, dialog } = await openDetails();
  await user.selectOptions(dialog.getByLabelText('Status'), 'In review');
  await user.type(dialog.getByLabelText('Add a note'), 'Welcome');
  const message = 'Somebody else has set this application to "Declined" meanwhile.';
  const current = { status: 'declined', notes: [note('No')] };
  refuse('ABORTED', message, { current });
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect((await dialog.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  expect(dialog.getByLabelText<HTMLSelectElement>('Status').value).toBe('declined');
  dialog.getByText('No', { selector: 'li p' });
  expect(statusCell()).toBe('Declined');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Welcome');
  expect(console.error).not.toHaveBeenCalled();

  await user.selectOptions(dialog.getByLabelText('Status'), 'In review');
  answerWith({ status: 'in_review', notes: [] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Saved.');
  expect(requests().map(({ status }) => status?.from)).toEqual(['new', 'declined']);
});

test('a note that may not have arrived is sent again under the same id, and the log names nobody', async () => {
  const { user, dialog } = await openDetails();
  await user.type(dialog.getByLabelText('Add a note'), 'Hm');
  answers[UPDATE] = BUSY;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('This could not be saved. Please try again.');

  answerWith({ status: 'new', notes: [note('Hm')] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Saved.');
  await user.type(dialog.getByLabelText('Add a note'), 'Hm');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Saved.');
  const [first, second, third] = requests().map((request) => request.note?.id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  const logged = JSON.stringify(jest.mocked(console.error).mock.calls);
  expect(logged).toContain('application not updated');
  expect(logged).not.toMatch(/Hm|student@|Sample/);
});

test('a refusal is shown with the message of the server', async () => {
  const { user, dialog } = openAlone();
  await user.selectOptions(dialog.getByLabelText('Status'), 'In review');
  refuse('PERMISSION_DENIED', 'This account may not do that.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('This account may not do that.');
  expect(dialog.getByLabelText<HTMLSelectElement>('Status').value).toBe('in_review');
});

test('a form without changes, or with a note that is too long, is not sent', async () => {
  const { user, dialog } = openAlone();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('Choose another status or write a note first.');
  const field = dialog.getByLabelText('Add a note');
  await user.click(field);
  await user.paste('x'.repeat(2001));
  dialog.getByText('Please use at most 2000 characters');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(requests()).toEqual([]);
});
