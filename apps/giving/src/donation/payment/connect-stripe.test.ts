import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { loadStripe } from '@stripe/stripe-js/pure';
import { connectStripe } from './connect-stripe.ts';

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));
const loading = jest.mocked(loadStripe);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a Stripe that is there in time leaves no timer behind', async () => {
  const stripe = { elements: () => undefined };
  loading.mockResolvedValue(stripe as never);
  await expect(connectStripe(LOCAL_ENVIRONMENT)).resolves.toBe(stripe);
  expect(jest.getTimerCount()).toBe(0);
});

test('a Stripe that is not available is a failure', async () => {
  loading.mockResolvedValue(null);
  await expect(connectStripe(LOCAL_ENVIRONMENT)).rejects.toThrow('not available');
});

test('a Stripe that hangs is a failure after fifteen seconds', async () => {
  loading.mockReturnValue(new Promise(() => undefined));
  const outcome = expect(connectStripe(LOCAL_ENVIRONMENT)).rejects.toThrow('in time');
  await jest.advanceTimersByTimeAsync(15_000);
  await outcome;
});
