import { setTimeout as pause } from 'node:timers/promises';
import { CALLABLES } from '@raade/contracts/base/callables';
import { paymentResponseSchema } from '@raade/contracts/money/donations';
import { newRequest, type Backend } from '../backend.ts';
import { DeclinedCards } from './declined-cards.ts';

interface Attack {
  readonly cards: number;
  /** Cards in a second. */
  readonly rate: number;
  /** Cards that are tried at the same moment. */
  readonly atOnce: number;
}

/** Does something for each card, at the pace of the attack and without waiting for answers; at the machine's if it is slower. */
async function eachCard(
  { cards, rate, atOnce }: Attack,
  tryCard: (card: number) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const begin = performance.now();
  for (let card = 0; card < cards; card += atOnce) {
    for (let index = card; index < Math.min(card + atOnce, cards); index += 1) {
      const work = tryCard(index).finally(() => running.delete(work));
      running.add(work);
    }
    const due = begin + ((card + atOnce) / rate) * 1000;
    await pause(Math.max(0, due - performance.now()));
    // A server has so many connections, and this machine so much room.
    while (running.size > 5 * Math.max(atOnce, 20)) await Promise.race(running);
  }
  await Promise.all(running);
}

const networkOf = (card: number) => `198.18.${Math.floor(card / 256)}.${card % 256}`;

/**
 * A thief without a page of ours: each card comes from a network and for a mailbox of its own, and where there is no
 * intent for it, it is tried at one that was handed out before.
 */
export async function attackFromEverywhere(backend: Backend, attack: Attack) {
  const declined = new DeclinedCards(backend);
  const intents: string[] = [];
  let challenged = 0;
  await eachCard(attack, async (card) => {
    const asked = await backend.call(CALLABLES.processDonation, newRequest(), networkOf(card));
    const intent = paymentResponseSchema.safeParse(asked.result).data?.paymentIntentId;
    if (intent === undefined) challenged += 1;
    else intents.push(intent);
    const chosen = intent ?? intents[card % intents.length];
    if (chosen !== undefined) await declined.try(chosen);
  });
  await backend.control.settled();
  return { mostInAMinute: declined.mostInAMinute, intents: intents.length, challenged };
}

/** All cards at the secret of one intent. */
export async function attackOneIntent(backend: Backend, attack: Attack): Promise<number> {
  const declined = new DeclinedCards(backend);
  const { paymentIntentId } = await backend.begin(newRequest());
  await eachCard(attack, () => declined.try(paymentIntentId));
  await backend.control.settled();
  return declined.count;
}
