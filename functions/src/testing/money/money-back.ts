import type { Backend } from '../backend.ts';
import type { Chance } from '../chance.ts';

/** Amount of a partial refund in cents. */
const PART_CENTS = 50;

interface Donation {
  readonly refund: (cents?: number) => Promise<{ readonly id: string }>;
  readonly dispute: (isInquiry?: boolean) => { readonly id: string };
  readonly control: Backend['control'];
}

/** Later events of a donation: a refund in part or in full, or a dispute that a bank then decides. */
const WAYS = {
  part: ({ refund }: Donation) => refund(PART_CENTS),
  full: ({ refund }: Donation) => refund(),
  'comes-back': async ({ refund, control }: Donation) =>
    control.settleRefund((await refund()).id, 'failed'),
  won: ({ dispute, control }: Donation) => control.closeDispute(dispute().id, 'won'),
  lost: ({ dispute, control }: Donation) => control.closeDispute(dispute().id, 'lost'),
  open: ({ dispute }: Donation) => dispute(),
  inquiry: ({ dispute }: Donation) => dispute(true),
  'part-then-lost': async ({ refund, dispute, control }: Donation) => {
    await refund(PART_CENTS);
    control.closeDispute(dispute().id, 'lost');
  },
} as const;
type Way = keyof typeof WAYS;
const [FIRST_WAY = 'part', ...OTHER_WAYS] = Object.keys(WAYS) as Way[];

/** Ways after which we keep the donation in the end, so its status may go back. */
const IS_OURS_AGAIN: ReadonlySet<Way> = new Set(['comes-back', 'won']);

/**
 * Refunds and disputes donations in every possible way, one donation after the other.
 *
 * @returns the donations that we keep in the end
 */
export async function sendMoneyBack(
  { stripe, control }: Pick<Backend, 'stripe' | 'control'>,
  paymentIntentIds: readonly string[],
  chance: Chance,
): Promise<ReadonlySet<string>> {
  const oursAgain = new Set<string>();
  for (const id of paymentIntentIds) {
    const way = chance.oneOf([FIRST_WAY, ...OTHER_WAYS]);
    await WAYS[way]({
      refund: (amount) => stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) }),
      dispute: (isInquiry = false) => control.openDispute({ paymentIntent: id, isInquiry }),
      control,
    });
    if (IS_OURS_AGAIN.has(way)) oursAgain.add(id);
  }
  return oursAgain;
}
