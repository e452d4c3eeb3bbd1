import type { PaymentIntent } from '@stripe/stripe-js';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import { screen } from '@testing-library/react';
import { button, goToPayment, startDonation } from './testing/donor-screen.tsx';
import { putStripeInWindow } from './testing/stripe-in-window.ts';

const intent = { result: { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' } };
const stripe = putStripeInWindow();

beforeEach(() => {
  const paid = { paymentIntent: { id: 'pi_1', status: 'succeeded' } as PaymentIntent };
  Object.assign(stripe, { opened: 0, hasCardField: true, answers: [paid], confirmed: [] });
});

async function donate(answer: object) {
  answerCalls({
    'process-donation': [intent],
    'record-donation': [{ result: { recorded: true, ...answer } }],
  });
  const user = startDonation();
  await goToPayment(user);
  await user.click(button('Donate'));
  await screen.findByRole('heading', { name: 'Thank You!' });
}

test('the thanks tell the number of the receipt', async () => {
  await donate({ receiptNumber: 'R-7K3M-Q9ZD-2H4C' });
  expect(screen.getByText('Receipt number R-7K3M-Q9ZD-2H4C')).toBeTruthy();
});

test('they tell none where the answer has none', async () => {
  await donate({});
  expect(screen.queryByText(/^Receipt number/)).toBeNull();
});
