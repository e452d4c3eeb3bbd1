import { firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import type { Backend } from '../backend.ts';
import type { Chance } from '../chance.ts';
import { Crashed, injectCrashes } from '../inject-crashes.ts';
import { SimulatedDonor } from './simulated-donor.ts';

const AT_ONCE = 24;
const EVENTS_OF_A_DONATION = 6;
/** How often a function crashes before, and how often after, each thing that it asks of the world outside. */
const SHARE = 0.03;

interface Giving {
  readonly count: number;
  readonly chance: Chance;
  /** What happens to gifts while functions go on to crash. */
  readonly afterwards?: () => Promise<void>;
}

/** Lets donors give while functions crash around all that they wait for, and the news of Stripe are lost or late. */
export async function letDonorsGive(
  backend: Backend,
  { count, chance, afterwards = () => Promise.resolve() }: Giving,
) {
  const faults = webhookFaults(chance, count * EVENTS_OF_A_DONATION);
  backend.control.addFaults({ webhooks: faults });
  const crashing = crashFunctions(chance);
  const donors: SimulatedDonor[] = [];
  const queue = Array.from({ length: count }, () => new SimulatedDonor(backend, chance));
  const till = async () => {
    for (let donor = queue.pop(); donor; donor = queue.pop()) {
      donors.push(donor);
      await donor.give();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, till));
  await afterwards();
  await backend.control.settled();
  crashing.stop();
  return { donors, crashes: crashing.count(), faults };
}

/** Crashes functions around everything that they wait for: their calls of Stripe and of Firestore. */
function crashFunctions(chance: Chance) {
  let count = 0;
  const mayCrash = () => {
    if (!chance.happens(SHARE)) return;
    count += 1;
    throw new Crashed();
  };
  const document = Object.getPrototypeOf(firestore().doc('limits/any')) as object;
  const restores = [
    injectCrashes(mayCrash, stripe().paymentIntents, 'create', 'retrieve', 'cancel'),
    injectCrashes(mayCrash, stripe().charges, 'list'),
    injectCrashes(mayCrash, firestore(), 'runTransaction', 'getAll'),
    injectCrashes(mayCrash, document, 'get', 'set'),
  ];
  return { count: () => count, stop: () => restores.forEach((restore) => restore()) };
}

const FAULTS = ['give-up', 'duplicate', 'reorder', 'answer-lost', 'delay', 'none'] as const;

/** Shares of a hundred deliveries. */
const SHARES: Readonly<Record<(typeof FAULTS)[number], number>> = {
  'give-up': 10,
  duplicate: 10,
  reorder: 10,
  'answer-lost': 3,
  delay: 10,
  none: 57,
};

const LONGEST_DELAY_MS = 2000;

/** Our endpoint is away for good during this part of the deliveries, from 0 to 1. */
const OUTAGE = { from: 0.1, to: 0.3 };

/** Names as people call the faults; an outage counts as lost, too. */
const NAMES: Readonly<Record<string, string>> = {
  'give-up': 'lost for good',
  duplicate: 'sent twice',
  reorder: 'out of order',
  'answer-lost': 'answer lost',
  delay: 'late',
};

/** How many of the first deliveries each fault has struck. */
export function struckBy(faults: ReturnType<typeof webhookFaults>, deliveries: number) {
  const struck = faults.filter(({ nth }) => nth <= deliveries);
  return Object.entries(NAMES).map(
    ([fault, name]) =>
      [`of these ${name}`, struck.filter(({ what }) => what === fault).length] as const,
  );
}

/** Faults of the next deliveries of Stripe's events, as its emulator takes them. */
function webhookFaults(chance: Chance, deliveries: number) {
  const [first, ...others] = FAULTS.flatMap((what) => Array<typeof what>(SHARES[what]).fill(what));
  if (first === undefined) return [];
  return Array.from({ length: deliveries }, (_, index) => index + 1).flatMap((nth) => {
    const isAway = nth >= OUTAGE.from * deliveries && nth < OUTAGE.to * deliveries;
    const what = isAway ? 'give-up' : chance.oneOf([first, ...others]);
    if (what === 'none') return [];
    const delayMs = chance.oneOf([10, 100, 500, LONGEST_DELAY_MS]);
    return [what === 'delay' ? { what, nth, delayMs } : { what, nth }];
  });
}
