import { newRequest, useBackend } from '../../testing/backend.ts';
import { skippingClock } from '../../testing/skipping-clock.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { DONATION_RATES, paymentResponseSchema } from '@raade/contracts/money/donations';
import { HOUR_MS } from './counter.ts';

/** `npm run nightly -- cards` takes many more. */
const CARDS = 120;
const SECONDS_PER_CARD = 0.45;
const HONEST_DONORS = 15;
const CARDS_PER_HONEST_DONOR = CARDS / HONEST_DONORS;

const backend = useBackend({ delivers: true });
const clock = skippingClock();

beforeEach(() => backend.control.reset());

/** The answer's intent, or undefined if there is none for this donor any more. */
async function askForIntent(email: string): Promise<string | undefined> {
  const { result } = await backend.call(CALLABLES.processDonation, newRequest({ email }));
  return paymentResponseSchema.safeParse(result).data?.paymentIntentId;
}

/** Tries one stolen card, and lets the time pass that the attack has for it. */
async function tryCard(paymentIntentId: string): Promise<void> {
  await backend.stripe.paymentIntents
    .confirm(paymentIntentId, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch(() => undefined);
  clock.skip(SECONDS_PER_CARD * 1000);
  await backend.control.setClock({ advanceSeconds: SECONDS_PER_CARD });
}

async function giveHonestly(): Promise<void> {
  const paymentIntentId = await backend.pay();
  const { result } = await backend.call(CALLABLES.recordDonation, { paymentIntentId });
  expect(result).toEqual({ recorded: true, receiptNumber: expect.stringMatching(/^R-/) });
}

/** Tries all cards, each with the intent that `next` names, while honest donors give from the same network. */
async function attack(next: (card: number) => Promise<string | undefined>): Promise<void> {
  // An attack that runs from one hour into the next would be counted in two.
  clock.skip(HOUR_MS - (Date.now() % HOUR_MS));
  await backend.control.setClock({ now: new Date().toISOString() });
  for (let card = 0; card < CARDS; card += 1) {
    const paymentIntentId = await next(card);
    if (paymentIntentId !== undefined) await tryCard(paymentIntentId);
    if (card % CARDS_PER_HONEST_DONOR === 0) await giveHonestly();
  }
}

function damage() {
  const { paymentIntents, charges } = backend.control.state();
  return {
    intentsOfAttacker: paymentIntents.total - HONEST_DONORS,
    honestDonations: charges.succeeded,
    declines: charges.failed,
    mostDeclinesOfAnIntent: Math.max(...Object.values(charges.failedByIntent)),
  };
}

test('120 cards, spread over as many intents as one mailbox gets, are stopped while all others give', async () => {
  const intents: string[] = [];
  await attack(async (card) => {
    const spelling = card % 2 === 0 ? `thief+${card}@example.org` : `THIEF+${card}@example.org`;
    const intent = await askForIntent(spelling);
    if (intent) intents.push(intent);
    return intent ?? intents[card % intents.length];
  });

  const { intentsOfAttacker, honestDonations, declines, mostDeclinesOfAnIntent } = damage();
  const { intentsPerEmail, declinesPerIntent } = DONATION_RATES;
  expect(intentsOfAttacker).toBe(intentsPerEmail);
  expect(mostDeclinesOfAnIntent).toBe(declinesPerIntent);
  expect(declines).toBe(intentsPerEmail * declinesPerIntent);
  expect(honestDonations).toBe(HONEST_DONORS);
});

test('120 cards against one secret get two answers, while all others give', async () => {
  const intent = await askForIntent('thief@example.net');
  await attack(() => Promise.resolve(intent));

  expect(damage()).toEqual({
    intentsOfAttacker: 1,
    honestDonations: HONEST_DONORS,
    // Of a script, since nobody types as fast.
    declines: 2,
    mostDeclinesOfAnIntent: 2,
  });
});
