import { documentContent } from '@raade/content-model/provided/provided-content';
import { DONATION_RATE_MESSAGES } from '@raade/contracts/money/donation-limits';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { SentCall } from '@raade/firebase/testing/callable-protocol';
import {
  FIRST,
  button,
  enter,
  field,
  goToPayment,
  startDonation,
  summary,
  toastText,
} from './testing/donor-screen.tsx';
import { installFakeStripe } from './testing/fake-stripe.ts';

const intent = { result: { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' } };
const recorded = { result: { recorded: true, receiptNumber: 'R-7K3M-Q9ZD-2H4C' } };
const broken = { status: 500, error: { status: 'INTERNAL', message: 'Something went wrong.' } };
const tooMany = {
  status: 429,
  error: {
    status: 'RESOURCE_EXHAUSTED',
    message: 'Too many.',
    details: { reason: 'too-many-declines' },
  },
};
const paid = { paymentIntent: { id: 'pi_1', status: 'succeeded' } as PaymentIntent };
const declined = { error: { message: 'Your card was declined.' } as StripeError };

const stripe = installFakeStripe();

beforeEach(() => {
  Object.assign(stripe, { opened: 0, hasCardField: true, answers: [paid], confirmed: [] });
});

const attemptOf = (call: SentCall | undefined) =>
  (call as { data: { attempt: string } }).data.attempt;

/** Goes to the payment step, and presses the button that charges the card. */
async function pay(user = startDonation()) {
  await goToPayment(user);
  await user.click(button('Donate'));
  return user;
}

test('[DON-10] [DON-13] [DON-14] [DON-27] [DON-40] a valid form leads to the payment step, which has focus and a summary', async () => {
  const user = startDonation();
  enter('Message (optional)', 'Good luck');
  await user.click(field('Make my donation anonymous'));
  await goToPayment(user);
  const heading = screen.getByRole('heading', { name: 'Complete Your Donation' });
  expect(document.activeElement).toBe(heading);
  expect(await toastText()).toEqual([
    'Information Submitted',
    'Please complete your donation by providing payment details.',
  ]);
  expect(summary()).toEqual({
    Amount: FIRST,
    Name: 'Sample Donor',
    Email: 'donor@example.org',
    'Shown as': 'Anonymous',
    Message: 'Good luck',
  });
});

test('[DON-15] [DON-16] Back returns to the filled form and clears the error', async () => {
  answerCalls({ 'process-donation': [intent] });
  stripe.answers = [declined];
  const user = await pay();
  await screen.findAllByText('Your card was declined.');
  expect(await toastText()).toEqual(['Payment Failed', 'Your card was declined.']);
  await user.click(button('Back'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Donation' }));
  expect(field('Full name').value).toBe('Sample Donor');
  expect(screen.queryByText('Your card was declined.')).toBeNull();
  await user.click(button(`Donate ${FIRST} Now`));
  await screen.findByText('Card details');
  expect(screen.queryByText('Your card was declined.')).toBeNull();
  expect(stripe.opened).toBe(1);
});

test('[CALL-01] [CALL-05] [CALL-06] [DON-29] a donation goes to the function, the card and the ledger', async () => {
  const calls = answerCalls({ 'process-donation': [intent], 'record-donation': [recorded] });
  const user = startDonation();
  await goToPayment(user);
  await user.dblClick(button('Donate'));
  await screen.findByRole('heading', { name: 'Thank You!' });

  expect(calls).toEqual([
    {
      name: 'process-donation',
      data: {
        attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
        revision: 0,
        amount: documentContent().giving.chosenFirst * 100,
        email: 'donor@example.org',
        fullName: 'Sample Donor',
        makeAnonymous: false,
        message: '',
      },
    },
    { name: 'record-donation', data: { paymentIntentId: 'pi_1' } },
  ]);
  expect(stripe.confirmed).toEqual([
    {
      clientSecret: 'pi_1_secret_2',
      billingDetails: { name: 'Sample Donor', email: 'donor@example.org' },
    },
  ]);
});

test.each([
  ['[CALL-02] [DON-43] [DON-49]', broken, 'Failed to initialize payment. Please try again.'],
  [
    '[CALL-02] [DON-44]',
    { result: {} },
    'Payment system error: No payment details returned. Please try again.',
  ],
  [
    '[CALL-02] [DON-43] a donor with too many declined cards has to wait:',
    tooMany,
    DONATION_RATE_MESSAGES['too-many-declines'],
  ],
])('%s a missing intent is a failed payment', async (_rows, answer, message) => {
  answerCalls({ 'process-donation': [answer] });
  await pay();
  await screen.findAllByText(message);
  expect(await toastText()).toEqual(['Payment Failed', message]);
  expect(stripe.confirmed).toEqual([]);
});

test('[DON-17] [DON-43] an attempt that is already paid is recorded and shown, not charged again', async () => {
  const donor = { fullName: 'Sample Donor', email: 'donor@example.org' };
  const paid = { amount: 2500, ...donor, message: '', makeAnonymous: true };
  const refusal = { reason: 'already-paid', paymentIntentId: 'pi_7', paid };
  const error = { status: 'FAILED_PRECONDITION', message: 'Paid.', details: refusal };
  const calls = answerCalls({
    'process-donation': [{ status: 400, error }],
    'record-donation': [{ result: { recorded: true } }],
  });
  const user = await pay();
  await screen.findByRole('heading', { name: 'Thank You!' });
  expect(calls.at(-1)).toEqual({ name: 'record-donation', data: { paymentIntentId: 'pi_7' } });
  expect(stripe.confirmed).toEqual([]);
  expect(summary()).toMatchObject({ Amount: '$25', Name: 'Anonymous' });
  expect(screen.queryByText(/^Receipt number/)).toBeNull();
  expect(await toastText()).toEqual(['Donation Successful', 'Thank you for your donation of $25!']);
  screen.getByText(
    `This donation was already paid, perhaps in another tab. The ${FIRST} that you entered here was not charged. To give it as well, make another donation.`,
  );
  await user.click(button('Make Another Donation'));
  expect(screen.queryByText(/already paid/)).toBeNull();
});

test("[DON-42] without Stripe's card field no payment is requested, and an error is shown", async () => {
  const calls = answerCalls({ 'process-donation': [intent] });
  stripe.hasCardField = false;
  await pay();
  const message = 'Card element not found. Please refresh the page.';
  expect(await toastText()).toEqual(['Payment Failed', message]);
  expect(screen.getByRole('button', { name: 'Donate' }).closest('form')?.textContent).toContain(
    message,
  );
  expect(calls).toEqual([]);
});

describe('the thank-you page', () => {
  async function donate(user: UserEvent) {
    const calls = answerCalls({ 'process-donation': [intent], 'record-donation': [recorded] });
    await pay(user);
    const heading = await screen.findByRole('heading', { name: 'Thank You!' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    return calls;
  }

  test('[DON-17] [DON-20] [DON-50] shows amount, donor and receipt number', async () => {
    const user = startDonation();
    enter('Message (optional)', 'Good luck');
    await donate(user);
    expect(summary()).toEqual({
      Amount: FIRST,
      Name: 'Sample Donor',
      Email: 'donor@example.org',
      Message: 'Good luck',
    });
    expect(await toastText()).toEqual([
      'Donation Successful',
      `Thank you for your donation of ${FIRST}!`,
    ]);
    screen.getByText(
      'A receipt has been emailed to donor@example.org. Tax receipts are provided for eligible donations.',
    );
    screen.getByText('Receipt number R-7K3M-Q9ZD-2H4C');
  });

  test('[DON-19] has a button that starts a new donation with $50 and a new attempt', async () => {
    const user = startDonation();
    const [first] = await donate(user);
    await user.click(button('Make Another Donation'));
    expect(field(FIRST).checked).toBe(true);
    expect(field('Full name').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Donation' }));
    const [second] = await donate(user);
    expect(second).toMatchObject({ name: 'process-donation', data: { revision: 0 } });
    expect(attemptOf(second)).not.toBe(attemptOf(first));
  });
});
