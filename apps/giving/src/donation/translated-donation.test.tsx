import { translatePage } from '@raade/contracts/testing/translate-page';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { screen } from '@testing-library/react';
import { OTHER, button, field, fillIn, startDonation, summary } from './testing/donor-screen.tsx';
import { installFakeStripe } from './testing/fake-stripe.ts';

const stripe = installFakeStripe();

test('on a page translated by the browser, amounts are updated and a donation is paid once', async () => {
  const intent = { result: { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' } };
  answerCalls({
    'process-donation': [intent, intent],
    'record-donation': [{ result: { recorded: true } }],
  });
  stripe.answers = [
    { error: { message: 'Your card was declined.' } as StripeError },
    { paymentIntent: { id: 'pi_1', status: 'succeeded' } as PaymentIntent },
  ];
  const user = startDonation();
  translatePage();
  await screen.findByText('Nothing is charged yet.', { selector: 'font font' });

  await user.click(field('Custom'));
  await screen.findByText('Enter an amount first.');
  await user.click(field(OTHER));
  await screen.findByRole('button', { name: `Donate ${OTHER} Now` });
  fillIn();
  await user.click(button(`Donate ${OTHER} Now`));
  await screen.findByText(`You will be charged ${OTHER} once.`);
  await screen.findByText('Card details');
  await user.click(button('Donate'));
  await screen.findAllByText('Your card was declined.');
  await user.click(button('Donate'));
  await screen.findByRole('heading', { name: 'Thank You!' });
  expect(summary()).toMatchObject({ Amount: OTHER });
  await screen.findByText(new RegExp(`your gift of \\${OTHER} has arrived`));
  expect(stripe.confirmed).toHaveLength(2);
});
