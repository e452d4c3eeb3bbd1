/// <reference lib="dom" />
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StrictMode } from 'react';

const SCRIPT = readFileSync(join(import.meta.dirname, 'static/stripe.js'), 'utf8');

/** Runs the script as a page would: jsdom loads no files, so it gets the text and its address. */
beforeAll(() => {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: 'http://127.0.0.1:4242/browser/stripe.js' });
  script.textContent = SCRIPT;
  document.head.append(script);
});

function Checkout({ onLoadError }: { onLoadError: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  return (
    <>
      <CardElement onLoadError={onLoadError} />
      <output>{stripe && elements ? 'ready' : 'waiting'}</output>
    </>
  );
}

test('the official loader of Stripe loads the fake without a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stripe = await loadStripe('pk_test_emulator');
  expect(stripe).toMatchObject({
    elements: expect.any(Function),
    confirmCardPayment: expect.any(Function),
  });
  expect(warn).not.toHaveBeenCalled();
});

test('the official React components mount a card field and report if it cannot load', async () => {
  const onLoadError = jest.fn();
  render(
    <StrictMode>
      <Elements stripe={loadStripe('pk_test_emulator')}>
        <Checkout onLoadError={onLoadError} />
      </Elements>
    </StrictMode>,
  );
  await screen.findByText('ready');
  // jsdom loads no modules, so the field fails as it does without the emulator.
  await waitFor(() => expect(onLoadError).toHaveBeenCalled());
});

test('a second card can be created only after the first is destroyed', async () => {
  const stripe = await loadStripe('pk_test_emulator');
  const elements = stripe?.elements();
  const card = elements?.create('card');
  expect(elements?.getElement('card')).toBe(card);
  expect(elements?.getElement(CardElement)).toBe(card);
  expect(() => elements?.create('card')).toThrow(/only create one/);
  card?.destroy();
  expect(elements?.getElement('card')).toBeNull();
  expect(elements?.create('card')).not.toBe(card);
});

test('a card cannot be mounted into a missing element', async () => {
  const stripe = await loadStripe('pk_test_emulator');
  const card = stripe?.elements().create('card');
  expect(() => card?.mount('#missing')).toThrow('The page has no element #missing.');
});
