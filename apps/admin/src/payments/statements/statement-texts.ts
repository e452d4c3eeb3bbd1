import { counted, number } from '@raade/staff/numbers';
import { CallFailure } from '@raade/firebase/callables';
import { FIRST_DONATION_YEAR } from '@raade/contracts/money/manual-donations';
import { localDay } from '@raade/contracts/base/local-day';
import { formatCents } from '@raade/contracts/money/money';
import type { StatementsResponse } from '@raade/contracts/money/yearly-statements';

/** The years before the current one in the home zone, newest first. */
export function pastYears(now = new Date()): readonly number[] {
  const lastYear = Number(localDay(now).slice(0, 4)) - 1;
  return Array.from(
    { length: Math.max(1, lastYear - FIRST_DONATION_YEAR + 1) },
    (_, index) => lastYear - index,
  );
}

/** The message of a failed call, from the function if it sent one. */
export const failureText = (error: unknown, fallback: string) =>
  error instanceof CallFailure ? error.message : fallback;

/** The progress of a year's statements, in a sentence. */
export function progressOf({ phase, counts, totals }: StatementsResponse): string {
  const sums = Object.entries(totals).map(([currency, cents]) => formatCents(cents, currency));
  const due = counted(counts.due, 'donor gets a statement', 'donors get a statement');
  switch (phase) {
    case 'none':
      return 'No statements prepared yet.';
    case 'gathering':
      return `Collecting: ${counted(counts.donations, 'donation')} so far.`;
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

/** The donors and donations without a statement, one text per reason. */
export function exclusions({ counts }: StatementsResponse): readonly string[] {
  const { erased, unaddressed, suppressed, nothing, many, malformed } = counts;
  const reasons: readonly (readonly [number, string])[] = [
    [erased, counted(erased, 'donation of an erased donor', 'donations of erased donors')],
    [unaddressed, `${counted(unaddressed, 'donation')} without an email address, to be printed`],
    [
      suppressed,
      counted(suppressed, 'donor with a blocked address', 'donors with blocked addresses'),
    ],
    [nothing, counted(nothing, 'fully refunded donor', 'fully refunded donors')],
    [many, counted(many, 'donor with too many donations', 'donors with too many donations')],
    [malformed, counted(malformed, 'malformed record')],
  ];
  return reasons.filter(([count]) => count > 0).map(([, text]) => text);
}
