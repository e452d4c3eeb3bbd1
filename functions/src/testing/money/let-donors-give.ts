import type { Backend } from '../backend.ts';
import type { Chance } from '../chance.ts';
import { crashFunctions } from './crashing-functions.ts';
import { SimulatedDonor } from './simulated-donor.ts';
import { webhookFaults } from './webhook-faults.ts';

const AT_ONCE = 24;
const EVENTS_OF_A_DONATION = 6;

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
