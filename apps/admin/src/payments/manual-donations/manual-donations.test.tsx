import { CALLABLES } from '@raade/contracts/base/callables';
import { localDay } from '@raade/contracts/base/local-day';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleDonation } from '../../testing/sample-donation.ts';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { DonationActions } from '../donation-actions.tsx';
import { donationRow } from '../donation-labels.ts';
import { EnterDonation } from './enter-donation.tsx';

prepareStaffPart();

const ENTERED = 'manual_3f0c9a52-7f5b-4f0e-9a54-0f1f3f0c9a52';
const CHANGED = { result: { changed: true } };
const ANSWERS = {
  [CALLABLES.enterDonation]: [{ result: { id: ENTERED } }],
  [CALLABLES.correctDonation]: [CHANGED],
  [CALLABLES.voidDonation]: [CHANGED],
};

type Fields = Parameters<typeof sampleDonation>[0];

const open = (element = <EnterDonation />, answers: Answers = {}) =>
  openPart(element, { answers: { ...ANSWERS, ...answers }, roles: ['treasurer'] });

const openDonation = (id: string, fields: Fields = {}, answers: Answers = {}) =>
  open(<DonationActions row={donationRow(id, sampleDonation(fields))} />, answers);

const button = (name: string) => screen.getByRole('button', { name });
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const setDay = (day: string) => fireEvent.change(input('Received on'), { target: { value: day } });

test('a check is entered, and a receipt can be sent only if there is an address', async () => {
  const { user, sent } = open();
  await user.click(button('Enter a Donation'));
  expect(input('Received on').value).toBe(localDay(new Date()));
  expect(input('Send a receipt').disabled).toBe(true);
  await user.type(input('Amount in dollars'), '125.5');
  setDay('2025-12-31');
  await user.type(input('Check number (optional)'), '1234');
  await user.type(input('Donor’s name'), 'Ada Sample');
  await user.type(input('Donor’s email (optional)'), 'ada@example.org');
  expect(input('Send a receipt').checked).toBe(true);
  await user.click(button('Enter $125.50'));
  await screen.findByText('$125.50 from Ada Sample entered');
  expect(sent()).toEqual([
    {
      request: expect.any(String),
      amount: 12_550,
      receivedOn: '2025-12-31',
      method: 'cheque',
      checkNumber: '1234',
      fullName: 'Ada Sample',
      email: 'ada@example.org',
      makeAnonymous: false,
      sendReceipt: true,
    },
  ]);
});

test('cash has no check number, and may be anonymous without a name', async () => {
  const { user, sent } = open();
  await user.click(button('Enter a Donation'));
  await user.type(input('Check number (optional)'), '9');
  await user.selectOptions(screen.getByLabelText('Method'), 'Cash');
  expect(screen.queryByLabelText('Check number (optional)')).toBeNull();
  await user.type(input('Amount in dollars'), '20');
  await user.click(button('Enter $20'));
  screen.getByText('Please enter the donor’s name, or choose that they are anonymous');
  expect(document.activeElement).toBe(input('Donor’s name'));
  await user.click(input('Anonymous: the name appears only on the receipt'));
  await user.click(button('Enter $20'));
  await screen.findByText('$20 from an anonymous donor entered');
  expect(sent()).toEqual([
    expect.objectContaining({ method: 'cash', checkNumber: '', fullName: '', sendReceipt: false }),
  ]);
});

test('missing and invalid values are reported at their fields', async () => {
  const { user, sent } = open();
  await user.click(button('Enter a Donation'));
  await user.type(input('Amount in dollars'), '1.000');
  setDay('0025-03-01');
  await user.type(input('Donor’s email (optional)'), 'ada@');
  await user.click(button('Enter'));
  screen.getByText('Did you mean $1 or $1,000? Please write one of them');
  screen.getByText('Please enter a day from January 1, 2024 to today');
  screen.getByText('Please enter a valid email address, or leave it empty');
  await user.clear(input('Amount in dollars'));
  await user.click(button('Enter'));
  screen.getByText('Please enter an amount in dollars and cents, more than 0');
  expect(sent()).toEqual([]);
});

test('a correction of a donor names the number of corrections that were seen', async () => {
  const { user, sent } = openDonation('pi_1', { corrections: 2 });
  await user.click(button('Correct'));
  screen.getByRole('dialog', { name: 'Correct the donation of $50 from Sample Donor' });
  expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
  await user.clear(input('Donor’s name'));
  await user.type(input('Donor’s name'), 'Ada Right');
  await user.click(button('Save'));
  await screen.findByText('The donation from Sample Donor was corrected');
  const donor = { fullName: 'Ada Right', email: 'donor@example.org', makeAnonymous: false };
  expect(sent()).toEqual([{ request: expect.any(String), id: 'pi_1', seen: 2, donor }]);
});

test('a manual donation is corrected with amount, day and method', async () => {
  const paid_at = new Date('2025-12-31T18:00:00Z');
  const fields: Fields = { payment_method: 'cheque', check_number: '1234', paid_at };
  const { user, sent } = openDonation(ENTERED, fields);
  await user.click(button('Correct'));
  expect(input('Received on').value).toBe('2025-12-31');
  await user.clear(input('Amount in dollars'));
  await user.click(button('Save'));
  screen.getByText('Please enter an amount in dollars and cents, more than 0');
  await user.type(input('Amount in dollars'), '75');
  await user.click(button('Save'));
  await screen.findByText('The donation from Sample Donor was corrected');
  const manualDonation = {
    amount: 7500,
    receivedOn: '2025-12-31',
    method: 'cheque',
    checkNumber: '1234',
  };
  expect(sent()).toEqual([expect.objectContaining({ id: ENTERED, seen: 0, manualDonation })]);
});

test('a correction that is too late is reported, and the typed text stays', async () => {
  const message =
    'Somebody else has corrected this in the meantime. Close it and review the change.';
  const answers = { [CALLABLES.correctDonation]: [refusal('ABORTED', message)] };
  const { user } = openDonation('pi_1', {}, answers);
  await user.click(button('Correct'));
  await user.type(input('Donor’s name'), '!');
  await user.click(button('Save'));
  await screen.findByText(message);
  expect(input('Donor’s name').value).toBe('Sample Donor!');
});

test('a manual donation is voided after a dialog, and a repeated request is the same', async () => {
  const { user, sent } = openDonation(ENTERED, {}, { [CALLABLES.voidDonation]: [BUSY, CHANGED] });
  await user.click(button('Void'));
  screen.getByRole('dialog', { name: 'Void $50 from Sample Donor?' });
  await user.selectOptions(screen.getByLabelText('Reason'), 'The check or transfer bounced');
  await user.click(button('Void $50'));
  await screen.findByText(/It will not be done twice/);
  await user.click(button('Void $50'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, again] = sent();
  expect(first).toMatchObject({ id: ENTERED, seen: 0, reason: 'unpaid' });
  expect(again).toEqual(first);
});

const SHOWN = {
  result: { to: 'donor@example.org', subject: 'Your receipt', html: '<p>Thank you for $50.</p>' },
};

async function openReceipt(answers: Answers[string]) {
  const { user, sent } = openDonation('pi_1', {}, { [CALLABLES.handleReceipt]: answers });
  await user.click(button('Receipt'));
  return { user, sent };
}

test('a receipt is shown, then sent again, and a repeated request is the same', async () => {
  const { user, sent } = await openReceipt([SHOWN, BUSY, CHANGED]);
  await screen.findByTitle('The receipt');
  const { textContent } = screen.getByRole('dialog', { name: 'Receipt for Sample Donor' });
  expect(textContent).toContain('To donor@example.org: Your receipt');
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText(/It will not be done twice/);
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText('The receipt is being sent to donor@example.org again');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [shown, first, again] = sent();
  expect(shown).toMatchObject({ action: 'show', id: 'pi_1' });
  expect(first).toMatchObject({ action: 'send', id: 'pi_1' });
  expect(again).toEqual(first);
});

test('a receipt that cannot be shown is reported, and can still be sent', async () => {
  const { user, sent } = await openReceipt([BUSY, CHANGED]);
  await screen.findByText('The receipt could not be shown. Close this, and try again.');
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText('The receipt is being sent to donor@example.org again');
  expect(sent()).toHaveLength(2);
});
