import { CALLABLES } from '@raade/contracts/base/callables';
import { paymentResponseSchema } from '@raade/contracts/money/donations';
import { APP_CHECK_TOKEN } from '../app-check.ts';
import { skippingClock } from '../skipping-clock.ts';
import { newRequest, type Backend } from '../backend.ts';

const CAMPUS = '192.0.2.50';
/** One donor in so many mistypes a card first. */
const MISTYPED = 10;

/** Donors behind one address who give one after the other, `everyMs` by the functions' clock. */
export async function giveFromOneCampus(backend: Backend, donors: number, everyMs: number) {
  const clock = skippingClock();
  let [recorded, refused, mostChallenges] = [0, 0, 0];
  for (let donor = 0; donor < donors; donor += 1) {
    const { challenges, isRecorded } = await give(backend, donor % MISTYPED === 0);
    mostChallenges = Math.max(mostChallenges, challenges);
    if (isRecorded) recorded += 1;
    else refused += 1;
    clock.skip(everyMs);
  }
  clock.stop();
  return { recorded, refused, mostChallenges };
}

/** A donor whose page answers a challenge once it is asked for one. */
async function give(backend: Backend, mistypes: boolean) {
  const request = newRequest();
  let challenges = 0;
  let asked = await backend.call(CALLABLES.processDonation, request, CAMPUS);
  if (asked.status === 429) {
    challenges += 1;
    asked = await backend.call(CALLABLES.processDonation, request, CAMPUS, APP_CHECK_TOKEN);
  }
  const intent = paymentResponseSchema.safeParse(asked.result).data?.paymentIntentId;
  if (intent === undefined) return { challenges, isRecorded: false };
  if (mistypes) {
    const payment_method = 'pm_card_visa_chargeDeclined';
    await backend.stripe.paymentIntents.confirm(intent, { payment_method }).catch(() => undefined);
    await backend.control.settled();
  }
  await backend.confirm(intent);
  const record = { paymentIntentId: intent };
  const { result } = await backend.call(CALLABLES.recordDonation, record, CAMPUS);
  return { challenges, isRecorded: result !== undefined };
}
