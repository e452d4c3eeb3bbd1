import { documentContent } from '@raade/content-model/provided/provided-content';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { refundPromise } from '@raade/contracts/money/refund-promise';
import { provideEnvironment } from '@raade/platform';
import { screen } from '@testing-library/react';
import { FIRST, button, field, goToPayment, startDonation } from '../testing/donor-screen.tsx';
import { CARD_NOTICE } from './assurance.tsx';
import { installFakeStripe } from '../testing/fake-stripe.ts';

const { giving } = documentContent();

Object.assign(installFakeStripe(), { hasCardField: true, answers: [], confirmed: [] });

test('both steps explain the charge, its recipient, refunds and the handling of the card', async () => {
  const user = startDonation();
  const next = screen.getByText('Nothing is charged yet.').parentElement?.textContent;
  expect(next).toBe('Next: your card. Nothing is charged yet.');
  const receiver =
    'Your gift goes to Rice Association for African Development, a sample organization (tax ID 12-3456789, look it up).';
  const recipientText = () => screen.getByText('Your gift goes to').parentElement?.textContent;
  expect(recipientText()).toBe(receiver);
  screen.getByText(CARD_NOTICE);
  screen.getByText(refundPromise(giving.daysToReturn));
  screen.getByText(giving.taxNote);
  const policy = () => screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href');
  expect(policy()).toBe('/privacy');
  await goToPayment(user);
  const [charge = ''] = (button('Donate').getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(charge)?.textContent).toBe(`You will be charged ${FIRST} once.`);
  expect(recipientText()).toBe(receiver);
  screen.getByText('On your statement: SAMPLE RAADE.');
  screen.getByText('Visa, Mastercard, American Express, Discover and most others.');
  screen.getByText(refundPromise(giving.daysToReturn));
  screen.getByText((text) => text.startsWith(giving.taxNote));
  screen.getByText(`${CARD_NOTICE} A receipt comes by email at once.`);
  expect(policy()).toBe('/privacy');
});

test('recipient, card handling and refunds are explained before the name is asked for', () => {
  startDonation();
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  const lines = ['Your gift goes to', CARD_NOTICE, refundPromise(giving.daysToReturn)];
  for (const line of lines.map((text) => screen.getByText(text))) {
    expect(field(FIRST).compareDocumentPosition(line) & after).toBe(after);
    expect(line.compareDocumentPosition(field('Full name')) & after).toBe(after);
  }
});

test('without recipient data in the environment, the association itself is named', async () => {
  const user = startDonation();
  provideEnvironment({ ...LOCAL_ENVIRONMENT, recipient: undefined });
  await goToPayment(user);
  expect(screen.getByText('Your gift goes to').parentElement?.textContent).toBe(
    'Your gift goes to Rice Association for African Development.',
  );
  expect(screen.queryByText(/On your statement/)).toBeNull();
});
