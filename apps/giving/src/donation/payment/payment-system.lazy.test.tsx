import { documentContent } from '@raade/content-model/provided/provided-content';
import { act, render, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { createStore } from '@raade/platform';
import { DonationFlow } from '../donation-flow.tsx';
import { emptyForm } from '../flow/donation-form.ts';
import {
  acceptInformation,
  type DonationStore,
  failRecording,
  newDonation,
} from '../flow/donation-state.ts';
import { SAMPLE_DONATION } from '../testing/sample-donation.ts';
import { answerCalls } from '@raade/firebase/testing/callable-answers';

/** The script element that `loadStripe` adds; jsdom does not load it. */
const stripeScript = () => document.querySelector('script[src^="https://js.stripe.com"]');

let store: DonationStore;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  store = createStore(() => newDonation(emptyForm(documentContent().giving)));
  store.setState((state) => acceptInformation(state, SAMPLE_DONATION));
  render(<DonationFlow store={store} level={2} />);
});

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

test('[DON-24] [DON-41] while Stripe is loading, a spinner is shown and Donate gives an error', async () => {
  await pass(100);
  expect(stripeScript()).not.toBeNull();
  screen.getByText('Loading payment system...');
  await settled(() => screen.getByRole('button', { name: 'Donate' }).click());
  screen.getByText('Payment system not ready. Please try again.');
});

test('[DON-26] if Stripe does not load in time, an error panel is shown', async () => {
  await pass(14_000);
  expect(screen.queryByText('Payment System Error')).toBeNull();
  await pass(2000);
  const panel = screen.getByRole('alert');
  expect(panel.textContent).toContain('Payment System Error');
  expect(panel.textContent).toContain(
    "We're experiencing technical difficulties with our payment system. Please try again later or contact us for alternative donation methods.",
  );
  expect(screen.queryByRole('button', { name: 'Donate' })).toBeNull();
});

test('[DON-31] a paid but unrecorded donation can be recorded while Stripe is unavailable', async () => {
  act(() => store.setState((state) => failRecording(state, 'pi_1')));
  await pass(16_000);
  screen.getByText('Your card was charged once and will not be charged again.');
  expect(screen.queryByText('Loading payment system...')).toBeNull();

  const calls = answerCalls({ 'record-donation': [{ result: { recorded: true } }] });
  act(() => screen.getByRole('button', { name: 'Try Again' }).click());
  await pass(100);
  screen.getByRole('heading', { name: 'Thank You!' });
  expect(calls).toEqual([{ name: 'record-donation', data: { paymentIntentId: 'pi_1' } }]);
});
