import { ANSWER_TEMPLATES } from '@raade/contracts/applications/answer-templates';
import type {
  ApplicationAnswer,
  DecideApplicationsRequest,
  DecideApplicationsResponse,
} from '@raade/contracts/applications/application-decisions';
import { CALLABLES } from '@raade/contracts/base/callables';
import { waitingChanges } from '@raade/staff/waiting-changes.store';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleStudent } from '../../testing/sample-application.ts';
import { rowTexts, tabScreen } from '../../testing/tab-screen.tsx';
import { ApplicationsTab } from '../applications-tab.tsx';
import type { RecordedStudent } from '../recorded-application.ts';

const IDS = [1, 2, 3].map((number) => `00000000-000${number}-4000-8000-000000000001`);
const [ONE = '', TWO = '', THREE = ''] = IDS;
const REQUEST = '00000000-0009-4000-8000-000000000001';

const { answers, calls, store, open } = tabScreen(<ApplicationsTab />);

type Answered = DecideApplicationsResponse['applications'][number];

const ANSWER: ApplicationAnswer = {
  id: REQUEST,
  decision: 'accepted',
  state: 'waiting',
  reason: null,
  message: { subject: 'Yes', text: 'Hello {name},' },
  decided_by: 'ada@raade.test',
};
const soon = () => new Date(Date.now() + 5 * 60 * 1000);
const recorded = (changes: Partial<ApplicationAnswer>, at = soon()): Partial<RecordedStudent> => ({
  status: 'accepted',
  answer: { ...ANSWER, ...changes, at },
});
const outcome = (id: string, changes: Partial<ApplicationAnswer> = {}): Answered => ({
  id,
  outcome: 'done',
  review: { status: 'accepted', answer: { ...ANSWER, ...changes, at: soon().toISOString() } },
});
const restored = (id: string): Answered => ({
  id,
  outcome: 'done',
  review: { status: 'new', answer: null },
});
const answerWith = (...applications: Answered[]) =>
  void (answers[CALLABLES.decideApplications] = { result: { applications } });
const requests = () => calls.map(({ data }) => data as DecideApplicationsRequest);
/** The lines of the answers that wait, above the table. */
const waiting = () =>
  within(screen.getByRole('list', { name: 'Answers waiting' })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });

async function openRecord(changes: Partial<RecordedStudent> = {}) {
  store({ [ONE]: sampleStudent(changes) });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sample Student' }));
  return { user, record: within(screen.getByRole('region', { name: 'Sample Student' })) };
}

test('an application is accepted with an answer, and the decision can be undone', async () => {
  const { user, record } = await openRecord();
  const lastField = record.getByText('To build things that last.');
  const isBelow = lastField.compareDocumentPosition(button('Accept'));
  expect(isBelow).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(button('Accept'));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept Sample Student' }));
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Text');
  expect(text.value).toBe(ANSWER_TEMPLATES.student.accepted.text);
  await user.clear(text);
  await user.type(text, 'Hello {{name}, {{nam}');
  await user.click(button('Accept Now, Send in 5 Minutes'));
  dialog.getByText('There is no value for the placeholder {nam}');
  expect(requests()).toEqual([]);
  await user.clear(text);
  await user.type(text, 'Hello {{name}, yes');
  dialog.getByText('Hello Sample, yes');

  answerWith(outcome(ONE));
  await user.click(button('Accept Now, Send in 5 Minutes'));
  await record.findByText(/^Answer goes out \w+ \d/);
  expect(document.activeElement?.textContent).toMatch(/^Answer goes out/);
  expect(requests()).toEqual([
    {
      action: 'decide',
      request: expect.any(String),
      kind: 'student',
      decision: 'accepted',
      seen: [{ id: ONE, status: 'new', answer: null }],
      answer: {
        subject: ANSWER_TEMPLATES.student.accepted.subject,
        text: 'Hello {name}, yes',
      },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect((await rowTexts())[0]).toContain('Accepted');

  answerWith(restored(ONE));
  await user.click(record.getByRole('button', { name: 'Undo' }));
  await waitFor(() => button('Accept'));
  // The badge in the frame is counted again after each.
  expect(waitingChanges.getState().changes).toBe(2);
  const ids = [ONE];
  expect(requests()[1]).toEqual({ action: 'undo', kind: 'student', request: REQUEST, ids });
  expect((await rowTexts())[0]).toContain('New');
});

test('a decision without an answer can be filtered for, and answered later', async () => {
  const { user, record } = await openRecord();
  await user.click(button('Accept'));
  await user.click(screen.getByRole('checkbox', { name: 'Answer by email' }));
  answerWith(outcome(ONE, { state: 'none', message: null }));
  await user.click(button('Decide Without an Answer'));
  await record.findByText('Answer not sent');
  expect(requests()[0]).not.toHaveProperty('answer');
  const filter = screen.getByRole('combobox', { name: 'Applications to show' });
  await user.selectOptions(filter, 'unanswered');
  expect(await rowTexts()).toHaveLength(1);

  await user.click(button('Send the Answer'));
  screen.getByRole('dialog', { name: 'Answer Sample Student' });
  expect(screen.queryByRole('checkbox', { name: 'Answer by email' })).toBeNull();
  answerWith(outcome(ONE));
  await user.click(button('Send in 5 Minutes'));
  await record.findByText(/^Answer goes out/);
  expect(requests()[1]).toMatchObject({ seen: [{ id: ONE, status: 'accepted', answer: REQUEST }] });
});

const LAST_YEAR = new Date('2025-03-02T15:00:00Z');
test.each([
  ['sent', recorded({ state: 'sent' }, LAST_YEAR), 'Answer sent Mar 2, 2025, 9:00 AM'],
  ['refused', recorded({ state: 'failed', reason: 'No mailbox.' }), 'Answer not sent: No mailbox.'],
  ['lost', recorded({ state: 'unknown' }), 'The answer email may not have arrived'],
  [
    'of another decision',
    { ...recorded({ state: 'sent' }), status: 'declined' } as const,
    'Answer not sent',
  ],
  ['missing', { status: 'declined' } as const, 'Answer not sent'],
])('a record shows that its answer is %s', async (_what, fields, text) => {
  const { record } = await openRecord(fields);
  record.getByText(text);
});

test('an answer that is due cannot be undone, and its state can be checked again', async () => {
  const { user, record } = await openRecord(recorded({}, LAST_YEAR));
  await record.findByText('Answer was due Mar 2, 2025, 9:00 AM');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(record.getByRole('button', { name: 'Check Again' }));
  await record.findByText('Checked just now');
  store({ [ONE]: sampleStudent(recorded({ state: 'sent' }, LAST_YEAR)) });
  await user.click(record.getByRole('button', { name: 'Check Again' }));
  await record.findByText('Answer sent Mar 2, 2025, 9:00 AM');
});

test('the answer text that was used last is offered again', async () => {
  store({
    [ONE]: sampleStudent({ full_name: 'Ada' }),
    [TWO]: sampleStudent(recorded({ message: { subject: 'Old', text: 'Old' } }, LAST_YEAR)),
    [THREE]: sampleStudent(recorded({ message: { subject: 'New', text: 'New' } })),
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Ada' }));
  await user.click(button('Accept'));
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('New');
  await user.click(button('Cancel'));
  await user.click(button('Decline'));
  const { subject } = ANSWER_TEMPLATES.student.declined;
  const dialog = within(screen.getByRole('dialog', { name: 'Decline Ada' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Subject').value).toBe(subject);
});

test('several applications are selected by mouse and keyboard, and decided together', async () => {
  store({
    [ONE]: sampleStudent({ full_name: 'Ada' }),
    [TWO]: sampleStudent({ full_name: 'Kofi', status: 'declined' }),
    [THREE]: sampleStudent({ full_name: 'Esi', ...recorded({ id: ONE }) }),
  });
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }));
  screen.getByText('1 selected');
  button('Ada').focus();
  await user.keyboard('{ArrowDown}x');
  screen.getByText('2 selected');
  await user.click(button('Select 3'));
  // An application with a waiting answer cannot be decided on.
  await user.click(button('Accept 2'));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept 2 applications' }));
  dialog.getByText(
    '1 of these applications is already declined. Your decision changes it to accepted.',
  );
  dialog.getByText('As Ada gets it:');
  answerWith(outcome(ONE), { ...restored(TWO), outcome: 'changed' });
  await user.click(button('Accept Now, Send in 5 Minutes'));

  await waitFor(() => expect(waiting()).toHaveLength(2));
  await screen.findByText('1 of 2 not changed');
  expect(requests()[0]).toMatchObject({
    seen: [
      { id: ONE, status: 'new', answer: null },
      { id: TWO, status: 'declined', answer: null },
    ],
  });
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('waiting answers are listed by decision, and can be undone together by another member', async () => {
  store({
    [ONE]: sampleStudent(recorded({})),
    [TWO]: sampleStudent(recorded({})),
    [THREE]: sampleStudent({
      ...recorded({ id: THREE, decision: 'declined' }),
      status: 'declined',
    }),
  });
  const user = open('?applications-show=new');
  await screen.findByText('0 of 3 student applications shown');
  expect(waiting().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Accepted: Sample Student and 1 other, by ada@raade\.testAnswers go out \w+ \d.*Undo$/,
    ),
    expect.stringMatching(
      /^Declined: Sample Student, by ada@raade\.testAnswer goes out \w+ \d.*Undo$/,
    ),
  ]);
  const [accepted = document.body] = waiting();
  answerWith(restored(ONE), restored(TWO));
  await user.click(within(accepted).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(waiting()).toHaveLength(1));
  expect(requests()).toEqual([
    { action: 'undo', kind: 'student', request: REQUEST, ids: expect.arrayContaining([ONE, TWO]) },
  ]);
  screen.getByText('Undone: 2 answers will not be sent');
  expect(await rowTexts()).toHaveLength(2);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Applications to show' }),
    'Answer waiting (1)',
  );
  expect(await rowTexts()).toHaveLength(1);
});

test('an account that may not decide cannot select applications', async () => {
  store({ [ONE]: sampleStudent() });
  open('', { roles: ['viewer'] });
  await rowTexts();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
