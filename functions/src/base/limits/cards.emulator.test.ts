import '../../testing/app-check.ts';
import { useBackend } from '../../testing/backend.ts';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { DONATION_RATES } from '@raade/contracts/money/donations';
import { attackFromEverywhere, attackOneIntent } from '../../testing/cards/attacks.ts';
import { giveFromOneCampus } from '../../testing/cards/honest-donors.ts';
import { clear } from '../../testing/mail/registrants.ts';
import { printCounts } from '../../testing/print-figures.ts';

/** `npm run nightly -- cards` takes many more. */
const CARDS = Number(process.env['CARDS_TEST_CARDS'] ?? 60);
const DONORS = Number(process.env['CARDS_TEST_DONORS'] ?? 15);
/** The faster of them needs a machine that has nothing else to do. */
const RATES = CARDS >= 1000 ? [4, 20] : [4];
const CARDS_AT_ONE_INTENT = Math.min(CARDS, 100);
const TEN_MINUTES_MS = 10 * 60 * 1000;
const BURST = 20;
/** A bank takes at least so long. */
const CARD = { answerAfterMs: 300, lockWaitMs: 0 };

jest.setTimeout(600_000);

const backend = useBackend({ delivers: true });

beforeEach(async () => {
  await backend.control.reset();
  await clear(COLLECTIONS.limits);
});

test.each([
  ['100 a second', { cards: CARDS, rate: 100, atOnce: 1 }],
  ['bursts of 20 at once', { cards: CARDS, rate: 100, atOnce: BURST }],
])(
  'cards from as many networks, %s, get at most twenty answers in a minute until everybody is challenged',
  async (pace, attack) => {
    backend.control.setCards(CARD);
    const { mostInAMinute, intents, challenged } = await attackFromEverywhere(backend, attack);
    printCounts([
      [`${CARDS} cards from ${CARDS} networks, ${pace}: declines in a minute`, mostInAMinute],
      ['intents without a challenge', intents],
      ['challenged', challenged],
    ]);
    expect(mostInAMinute).toBeLessThanOrEqual(DONATION_RATES.declinesInAMinute);
    expect(challenged).toBeGreaterThanOrEqual(CARDS - 4 * DONATION_RATES.unknownInAMinute);
  },
);

test.each(RATES)('one intent answers at most five cards at %s a second', async (rate) => {
  const attack = { cards: Math.min(CARDS_AT_ONE_INTENT, rate * 5), rate, atOnce: 1 };
  const atOnce = await attackOneIntent(backend, attack);
  backend.control.setCards(CARD);
  const locked = await attackOneIntent(backend, attack);
  printCounts([
    [
      `${attack.cards} cards at one intent, ${rate} a second, banks answer at once: declines`,
      atOnce,
    ],
    ['banks take 0.3 s, and most cards meet the lock: declines', locked],
  ]);
  expect(atOnce).toBeLessThanOrEqual(5);
});

test('a burst at one intent gets what the lock of Stripe lets through', async () => {
  const attack = { cards: CARDS_AT_ONE_INTENT, rate: BURST, atOnce: BURST };
  const unlocked = await attackOneIntent(backend, attack);
  backend.control.setCards(CARD);
  const locked = await attackOneIntent(backend, attack);
  backend.control.setCards({ ...CARD, lockWaitMs: 1000 });
  const waiting = await attackOneIntent(backend, attack);
  printCounts([
    [`${attack.cards} cards at one intent, bursts of 20 a second, no lock: declines`, unlocked],
    ['with a lock that nobody waits for', locked],
    ['with a lock that others wait for, 1 s', waiting],
  ]);
  expect(locked).toBeLessThanOrEqual(5);
});

test('honest donors behind one address give, and are asked at most once each', async () => {
  const everyMs = TEN_MINUTES_MS / Math.max(DONORS, 500);
  const { recorded, refused, mostChallenges } = await giveFromOneCampus(backend, DONORS, everyMs);
  printCounts([
    [`${DONORS} donors behind one address, ${everyMs / 1000} s apart: recorded`, recorded],
    ['refused', refused],
    ['most challenges of one donor', mostChallenges],
  ]);
  expect({ recorded, refused }).toEqual({ recorded: DONORS, refused: 0 });
  expect(mostChallenges).toBeLessThanOrEqual(1);
});
