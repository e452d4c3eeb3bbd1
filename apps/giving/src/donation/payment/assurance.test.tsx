import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { provideEnvironment } from '@raade/platform';
import { screen } from '@testing-library/react';
import { button, goToPayment, startDonation } from '../testing/donor-screen.tsx';
import { putStripeInWindow } from '../testing/stripe-in-window.ts';

Object.assign(putStripeInWindow(), { hasCardField: true, answers: [], confirmed: [] });

test('what is charged and when, who receives it and who sees the card stands at both buttons', async () => {
  const user = startDonation();
  expect(screen.getByText('Next: your card. Nothing is charged yet.')).toBeTruthy();
  await goToPayment(user);
  const [charge = ''] = (button('Donate').getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(charge)?.textContent).toBe('You will be charged $50 once.');
  expect(screen.getByText('Your gift goes to').parentElement?.textContent).toBe(
    'Your gift goes to Rice Association for African Development, a sample organization (tax ID 12-3456789).',
  );
  screen.getByText('Visa, Mastercard, American Express, Discover and most others.');
  screen.getByText(/we can give a gift back/);
  expect(screen.getByText(/^Card data go to Stripe, never to us\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
    '/privacy',
  );
});

test('without papers in the environment the association itself is named', async () => {
  const user = startDonation();
  provideEnvironment({ ...LOCAL_ENVIRONMENT, recipient: undefined });
  await goToPayment(user);
  expect(screen.getByText(/Rice Association for African Development\.$/)).toBeTruthy();
});
