import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  AMOUNTS,
  FIRST,
  OTHER,
  button,
  enter,
  field,
  fillIn,
  startDonation,
  toastText,
} from '../testing/donor-screen.tsx';
import { installFakeStripe } from '../testing/fake-stripe.ts';

installFakeStripe();

test('[DON-04] [DON-05] [DON-06] [DON-09] the first of two steps has amounts, with $50 chosen, and fields for name, email and an optional message', () => {
  startDonation();
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['1Information', '2Payment']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null]);
  const amounts = within(screen.getByRole('radiogroup', { name: 'Amount in US dollars' }));
  const names = [...AMOUNTS, 'Custom'];
  expect(amounts.getAllByRole('radio')).toEqual(names.map((name) => field(name)));
  expect(field(FIRST).checked).toBe(true);
  expect(field('Full name')).toMatchObject({ type: 'text', required: true });
  expect(field('Email')).toMatchObject({ type: 'email', required: true });
  expect(field('Message (optional)')).toMatchObject({ tagName: 'TEXTAREA', required: false });
});

test('[DON-07] a preset amount clears the custom amount', async () => {
  const user = startDonation();
  await user.click(field('Custom'));
  enter('Custom amount', '75');
  await user.click(field(OTHER));
  expect(screen.queryByLabelText('Custom amount')).toBeNull();
  await user.click(field('Custom'));
  expect(field('Custom amount').value).toBe('');
});

test('choosing Custom by pointer focuses its field, but not by arrow keys', async () => {
  const user = startDonation();
  act(() => field('Custom').focus());
  fireEvent.keyDown(field(AMOUNTS.at(-1) ?? ''), { key: 'ArrowRight' });
  fireEvent.click(field('Custom'));
  field('Custom amount');
  expect(document.activeElement).toBe(field('Custom'));
  await user.click(field(FIRST));
  await user.click(field('Custom'));
  expect(document.activeElement).toBe(field('Custom amount'));
});

const sentence = () => screen.getByText(/charged yet|Enter an amount/).closest('p');

test('the note at the button asks for an amount; without scripts it is shorter', async () => {
  const user = startDonation();
  const WHAT_COMES = 'Next: your card. Nothing is charged yet.';
  expect(sentence()?.textContent).toBe(WHAT_COMES);
  const withoutScript = sentence()?.cloneNode(true) as HTMLElement;
  for (const part of withoutScript.querySelectorAll('[data-needs-script]')) part.remove();
  expect(withoutScript.textContent).toBe('Nothing is charged yet.');
  await user.click(field('Custom'));
  expect(sentence()?.textContent).toBe('Enter an amount first.');
  enter('Custom amount', '1');
  expect(sentence()?.textContent).toBe(WHAT_COMES);
});

test('[DON-08] [DON-12] the custom amount is a text field with a decimal keyboard; the button shows it, with cents if any', async () => {
  const user = startDonation();
  button(`Donate ${FIRST} Now`);
  await user.click(field('Custom'));
  button('Donate $0 Now');
  expect(field('Custom amount')).toMatchObject({ type: 'text', inputMode: 'decimal' });
  enter('Custom amount', '1.01');
  button('Donate $1.01 Now');
  enter('Custom amount', '75.5');
  button('Donate $75.50 Now');
  enter('Custom amount', '-5');
  button('Donate $0 Now');
});

test('[DON-11] the button shows the amount, then that the form is being processed', async () => {
  const user = startDonation();
  fillIn();
  await user.click(field(OTHER));
  act(() => button(`Donate ${OTHER} Now`).click());
  expect(button('Processing...').getAttribute('aria-disabled')).toBe('true');
  await screen.findByRole('heading', { name: 'Complete Your Donation' });
});

test('[DON-39] an invalid amount is shown in a toast, and its field is focused', async () => {
  const user = startDonation();
  fillIn();
  await user.click(field('Custom'));
  await user.click(button('Donate $0 Now'));
  expect(await toastText()).toEqual([
    'Donation Failed',
    'Invalid donation amount. Minimum donation is $1.',
  ]);
  expect(document.activeElement).toBe(field('Custom amount'));
  await user.keyboard('5');
  expect(screen.queryByText('Donation Failed')).toBeNull();
});
