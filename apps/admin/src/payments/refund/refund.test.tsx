import { CALLABLES } from '@raade/contracts/base/callables';
import type { RefundRequest } from '@raade/contracts/money/refunds';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDonation } from '../../testing/sample-donation.ts';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { donationRow } from '../donation-labels.ts';
import { DonationActions } from '../donation-actions.tsx';

prepareStaffPart();

type Fields = Parameters<typeof sampleDonation>[0];

const open = (fields: Fields, answers: readonly CallableAnswer[] = []) =>
  openPart(<DonationActions row={donationRow('pi_1', sampleDonation(fields))} />, {
    answers: { [CALLABLES.refundDonation]: answers },
  });

const button = (name: string) => screen.getByRole('button', { name });
const refund = () => screen.queryByRole('button', { name: 'Refund' });
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in dollars');

const answered = (state: string, cents = 5000): CallableAnswer => ({
  result: { refundId: 're_1', amount: cents, state },
});

test('all that is left is refunded unless another amount is typed, and the dialog shows how much goes to whom', async () => {
  const { user, sent } = open(
    { amount_cents: 10_000, refunded_cents: 2500, card_brand: 'visa', card_last4: '4242' },
    [answered('succeeded', 2000)],
  );
  await user.click(button('Refund'));
  expect(amount().value).toBe('75.00');
  button('Refund $75');
  await user.clear(amount());
  await user.type(amount(), '20.00');
  const dialog = screen.getByRole('dialog', { name: 'Refund Sample Donor' });
  expect(dialog.textContent).toContain(
    '$20 goes back to Sample Donor, to the card Visa •••• 4242. This cannot be undone.',
  );
  within(dialog).getByText('A corrected receipt goes to the donor by email.');
  await user.selectOptions(screen.getByLabelText('Reason'), 'It was given twice');
  await user.type(screen.getByLabelText('Note (optional)'), 'Told us by phone.');
  await user.click(button('Refund $20'));
  const news = await screen.findByText('Refunded $20 to Sample Donor');
  expect(news.parentElement?.textContent).toContain(
    'A corrected receipt goes to the donor by email.',
  );
  expect(sent()).toEqual([
    {
      request: expect.any(String),
      paymentIntentId: 'pi_1',
      amount: 2000,
      left: 7500,
      reason: 'duplicate',
      note: 'Told us by phone.',
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a donor without an address is not promised a corrected receipt', async () => {
  const { user } = open({ donor_email: '' });
  await user.click(button('Refund'));
  expect(screen.getByRole('dialog').textContent).not.toContain('corrected receipt');
});

test.each([
  ['nothing', '0'],
  ['no number', 'all of it'],
  ['more than is left', '50.01'],
])('an invalid amount (%s) is reported at its field and not sent', async (_what, typed) => {
  const { user, sent } = open({});
  await user.click(button('Refund'));
  await user.clear(amount());
  await user.type(amount(), typed);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' }));
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(amount());
  expect(sent()).toEqual([]);
});

test('a repeated request keeps its id, and a new refund gets another one', async () => {
  const { user, sent } = open({}, [BUSY, answered('succeeded')]);
  await user.click(button('Refund'));
  await user.click(button('Refund $50'));
  await screen.findByText(/will not be refunded twice/);
  await user.click(button('Refund $50'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Refund'));
  await user.click(button('Refund $50'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, again, other] = (sent() as RefundRequest[]).map(({ request }) => request);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a refusal shows the message of the server, and the typed note stays', async () => {
  const message = 'The amount that can be refunded has changed to $40 now.';
  const { user } = open({}, [refusal('FAILED_PRECONDITION', message)]);
  await user.click(button('Refund'));
  await user.type(screen.getByLabelText('Note (optional)'), 'By phone.');
  await user.click(button('Refund $50'));
  await screen.findByText(message);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('By phone.');
});

test.each([
  ['pending', '$50 on the way back to Sample Donor'],
  ['failed', 'The bank of Sample Donor sent $50 back'],
])('a refund that is %s is reported as such', async (state, text) => {
  const { user } = open({}, [answered(state)]);
  await user.click(button('Refund'));
  await user.click(button('Refund $50'));
  await screen.findByText(text);
});

test.each<[string, Fields]>([
  ['all of it is refunded', { refunded_cents: 4000, refund_pending_cents: 1000 }],
  ['a dispute is open', { dispute: 'open' }],
  ['a dispute was lost', { dispute: 'lost' }],
])('no refund is offered if %s', (_why, fields) => {
  open(fields);
  expect(refund()).toBeNull();
});

test('a refund that the bank sent back can be repeated', () => {
  open({ refund_failed_cents: 5000 });
  expect(refund()).not.toBeNull();
});
