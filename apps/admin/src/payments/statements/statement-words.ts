import { counted, number } from '@raade/staff/numbers';
import { CallFailure } from '@raade/firebase/callables';
import { FIRST_GIFT_YEAR } from '@raade/contracts/money/gifts';
import { localDay } from '@raade/contracts/base/local-day';
import { formatCents } from '@raade/contracts/money/money';
import type { StatementsResponse } from '@raade/contracts/money/statements';

/** The years that are over where the books are, the newest first. */
export function yearsOver(now = new Date()): readonly number[] {
  const last = Number(localDay(now).slice(0, 4)) - 1;
  return Array.from(
    { length: Math.max(1, last - FIRST_GIFT_YEAR + 1) },
    (_, index) => last - index,
  );
}

/** Why a call failed, in the words of the function if it had any. */
export const failureText = (error: unknown, otherwise: string) =>
  error instanceof CallFailure ? error.message : otherwise;

/** How far a year's run is, in a sentence. */
export function progressOf({ phase, counts, totals }: StatementsResponse): string {
  const sums = Object.entries(totals).map(([currency, cents]) => formatCents(cents, currency));
  const due = counted(counts.due, 'donor gets a statement', 'donors get a statement');
  switch (phase) {
    case 'none':
      return 'Nothing was prepared yet.';
    case 'gathering':
      return `Collecting: ${counted(counts.gifts, 'gift')} so far.`;
    case 'checking':
      return `Counting: ${due} so far.`;
    case 'ready':
      return `Ready: ${due} of ${sums.join(' and ') || formatCents(0)} together.`;
    case 'sending':
      return `Sending: ${number(counts.queued)} of ${number(counts.due)} so far.`;
    default:
      return `Sent: ${counted(counts.queued, 'statement is', 'statements are')} on the way.`;
  }
}

/** Who is left out, and why; an item for each reason there is. */
export function leftOut({ counts }: StatementsResponse): readonly string[] {
  const { erased, unaddressed, suppressed, nothing, many, malformed } = counts;
  const reasons: readonly (readonly [number, string])[] = [
    [erased, counted(erased, 'gift of a donor who was erased', 'gifts of donors who were erased')],
    [unaddressed, `${counted(unaddressed, 'gift')} without an email address, to be printed`],
    [
      suppressed,
      counted(
        suppressed,
        'donor whose address takes no mail',
        'donors whose addresses take no mail',
      ),
    ],
    [nothing, counted(nothing, 'donor who got all of it back', 'donors who got all of it back')],
    [many, counted(many, 'donor with too many gifts', 'donors with too many gifts')],
    [malformed, counted(malformed, 'malformed record')],
  ];
  return reasons.filter(([count]) => count > 0).map(([, words]) => words);
}
