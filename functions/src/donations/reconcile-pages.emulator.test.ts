import { newRequest, startBackend, type Backend } from '../testing/backend.ts';
import { stripe } from '../stripe/client.ts';
import { toMetadata } from './donation-metadata.ts';
import { reconcile } from './reconcile.ts';

/** More than a page of Stripe's list, and less than two. */
const MANY = 105;
/** Far fewer than a page has. */
const A_FEW = 10;
const HOUR_MS = 60 * 60 * 1000;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

const since = new Date(Date.now() - 24 * HOUR_MS);

/** Donations that are paid, one a second. */
async function payMany(): Promise<void> {
  const details = { ...newRequest(), email: 'many@example.org', message: '' };
  const metadata = toMetadata({ ...details, makeAnonymous: false });
  await backend.control.setClock({ now: new Date(Date.now() - HOUR_MS).toISOString() });
  for (let made = 0; made < MANY; made += 1) {
    await backend.stripe.paymentIntents.create({
      ...{ amount: 5000, currency: 'usd', metadata },
      ...{ payment_method: 'pm_card_visa', confirm: true },
    });
    await backend.control.setClock({ advanceSeconds: 1 });
  }
  await backend.control.setClock({ real: true });
}

test('it goes on from where it stopped, and compares each page with its own time', async () => {
  await payMany();

  const first = await reconcile({ since, pages: 1 });
  expect(first).toMatchObject({ checked: 100, added: 100, cursor: expect.stringMatching(/^pi_/) });
  const cursor = first.cursor ?? undefined;
  expect(await reconcile({ since, cursor })).toMatchObject({ checked: 5, added: 5, cursor: null });

  const retrieve = jest.spyOn(stripe().paymentIntents, 'retrieve');
  expect(await reconcile({ since })).toMatchObject({ checked: MANY, added: 0, problems: [] });
  // Payments that one page has confirmed are not asked for again, one by one, after the next.
  expect(retrieve.mock.calls.length).toBeLessThan(A_FEW);
  retrieve.mockRestore();
});
