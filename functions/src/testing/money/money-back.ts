import type { Backend } from '../backend.ts';
import type { Chance } from '../chance.ts';

/** What becomes of a gift later: given back in part or in full, or claimed by a bank that then decides. */
const WAYS = [
  'part',
  'full',
  'comes-back',
  'won',
  'lost',
  'open',
  'inquiry',
  'part-then-lost',
] as const;
type Way = (typeof WAYS)[number];

/** Ways after which a gift is ours again: its status may go back. */
const IS_OURS_AGAIN: ReadonlySet<Way> = new Set(['comes-back', 'won']);

const PART_CENTS = 50;

/**
 * Lets money go back to donors in every way that there is, one gift after the other.
 *
 * @returns the gifts that were ours again in the end
 */
export async function sendMoneyBack(
  backend: Pick<Backend, 'stripe' | 'control'>,
  paymentIntentIds: readonly string[],
  chance: Chance,
): Promise<ReadonlySet<string>> {
  const oursAgain = new Set<string>();
  for (const id of paymentIntentIds) {
    const way = chance.oneOf(WAYS);
    await sendBack(backend, id, way);
    if (IS_OURS_AGAIN.has(way)) oursAgain.add(id);
  }
  return oursAgain;
}

async function sendBack(
  { stripe, control }: Pick<Backend, 'stripe' | 'control'>,
  paymentIntent: string,
  way: Way,
): Promise<void> {
  const refund = (amount?: number) =>
    stripe.refunds.create({ payment_intent: paymentIntent, ...(amount && { amount }) });
  const dispute = (isInquiry = false) => control.openDispute({ paymentIntent, isInquiry });
  const ways: Readonly<Record<Way, () => unknown>> = {
    part: () => refund(PART_CENTS),
    full: () => refund(),
    'comes-back': async () => control.settleRefund((await refund()).id, 'failed'),
    won: () => control.closeDispute(dispute().id, 'won'),
    lost: () => control.closeDispute(dispute().id, 'lost'),
    open: () => dispute(),
    inquiry: () => dispute(true),
    'part-then-lost': async () => {
      await refund(PART_CENTS);
      control.closeDispute(dispute().id, 'lost');
    },
  };
  await ways[way]();
}
