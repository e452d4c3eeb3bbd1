import { saveFile } from '@raade/browser';
import { CALLABLES } from '@raade/contracts/base/callables';
import { BUSY } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { PersonData } from './person-data.tsx';

jest.mock('@raade/browser', () => ({
  ...jest.requireActual<object>('@raade/browser'),
  saveFile: jest.fn(),
}));
const saving = jest.mocked(saveFile);

const EMAIL = 'ada@example.org';
const ERASURE = {
  deleted: 3,
  donations: 1,
  payments: 2,
  keptByStripe: ['pi_kept'],
};
const answer = (changes: object = {}): CallableAnswer => ({
  result: { erasure: ERASURE, isOfStaff: false, ...changes },
});
const FOUND = answer();

prepareStaffPart();
beforeEach(() => saving.mockReset());

async function lookUp(answers: readonly CallableAnswer[], email = EMAIL) {
  const { user, sent } = openPart(<PersonData />, {
    answers: { [CALLABLES.handlePersonData]: answers },
  });
  await user.type(screen.getByLabelText('Email address'), email);
  await user.click(screen.getByRole('button', { name: 'Look Up' }));
  return { user, sent };
}

const texts = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const summary = [
  'Records deleted: 3',
  'Stripe payments from which the donor is removed: 2',
  'Donations kept for our books as amount and date, without the donor, for as long as the law requires: 1',
  'pi_kept: Stripe keeps name and address with the card, as the law requires',
];

test('the page shows what would be erased and what would be kept, before anything is erased', async () => {
  const { sent } = await lookUp([FOUND], ` ${EMAIL}`);
  expect(texts(await screen.findByRole('status'))).toEqual(summary);
  expect(sent()).toEqual([{ action: 'preview', email: EMAIL }]);
});

test('an address without records is reported in one sentence, without a list', async () => {
  const erasure = { deleted: 0, donations: 0, payments: 0, keptByStripe: [] };
  await lookUp([answer({ erasure })]);
  expect((await screen.findByRole('status')).textContent).toBe(
    `Nothing of ${EMAIL} is on record. An erasure also asks the mail service to delete the address.`,
  );
});

test('an invalid address is not sent', async () => {
  const { sent } = await lookUp([FOUND], 'ada');
  await screen.findByText('Please enter a valid email address');
  expect(sent()).toEqual([]);
});

test('all records of a person are saved as a file', async () => {
  const data = { address: EMAIL, records: [] };
  const { user, sent } = await lookUp([FOUND, { result: { data } }]);
  await user.click(await screen.findByRole('button', { name: 'Export Everything' }));
  await waitFor(() => expect(saving).toHaveBeenCalled());
  expect(saving.mock.calls[0]?.[0]).toBe('person-data.json');
  expect(sent().at(-1)).toEqual({ action: 'export', email: EMAIL });
});

test('an erasure needs a confirmation, then lists what was erased and what staff must do', async () => {
  const erased = {
    erasure: ERASURE,
    mentions: ['student_applications/sample'],
    forgottenByMailProvider: false,
  };
  const { user, sent } = await lookUp([FOUND, { result: erased }]);
  await user.click(await screen.findByRole('button', { name: 'Erase This Person' }));
  const dialog = screen.getByRole('dialog');
  expect(texts(dialog)).toEqual(summary);
  expect(sent()).toHaveLength(1);

  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  await screen.findByText(/was erased/);
  screen.getByText('student_applications/sample');
  screen.getByText('The logs of the mail server are not erased. Ask its operator to erase them.');
  expect(screen.queryByRole('button', { name: 'Erase This Person' })).toBeNull();
  expect(sent().at(-1)).toEqual({ action: 'erase', email: EMAIL });
});

test('a member of the staff cannot be erased', async () => {
  await lookUp([answer({ isOfStaff: true })]);
  await screen.findByText(/This person is staff/);
  expect(screen.queryByRole('button', { name: 'Erase This Person' })).toBeNull();
});

test('a failure is reported, and disappears when the address is changed', async () => {
  const { user } = await lookUp([BUSY, FOUND]);
  await screen.findByText(/This did not work, or takes longer than it should/);
  await user.type(screen.getByLabelText('Email address'), '.uk');
  expect(screen.queryByText(/This did not work/)).toBeNull();
});
