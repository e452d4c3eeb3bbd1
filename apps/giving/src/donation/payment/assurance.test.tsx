import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { provideEnvironment } from '@raade/platform';
import { screen } from '@testing-library/react';
import { goToPayment, startDonation } from '../testing/donor-screen.tsx';
import { putStripeInWindow } from '../testing/stripe-in-window.ts';

Object.assign(putStripeInWindow(), { hasCardField: true, answers: [], confirmed: [] });

test('what is charged and when, who receives it and who sees the card stands at both buttons', async () => {
  const user = startDonation();
  expect(screen.getByText('Next: your card. Nothing is charged yet.')).toBeTruthy();
  await goToPayment(user);
  expect(screen.getByText('You will be charged $50 once.').parentElement?.textContent).toBe(
    'You will be charged $50 once. It goes to Rice Association for African Development, a sample organization (tax ID 12-3456789).',
  );
  expect(screen.getByText(/^Card data go to Stripe, never to us\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'what we keep' }).getAttribute('href')).toBe('/privacy');
});

test('without papers in the environment the association itself is named', async () => {
  const user = startDonation();
  provideEnvironment({ ...LOCAL_ENVIRONMENT, recipient: undefined });
  await goToPayment(user);
  expect(screen.getByText(/It goes to Rice Association for African Development\.$/)).toBeTruthy();
});
