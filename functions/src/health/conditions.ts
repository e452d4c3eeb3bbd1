import type { ConditionName, Figures } from '@raade/contracts/health/health';
import type { ReleaseCounts } from '../base/metrics/counts.ts';
import type { Readings } from './readings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Times after which something counts as late.
const WEBHOOK_AFTER_MS = 30 * MINUTE_MS;
/** The run begins at 4:00 and may take an hour. A day on which the clocks change has 25 hours. */
const NIGHT_AFTER_MS = 26 * HOUR_MS;
const MAIL_AFTER_MS = 15 * MINUTE_MS;
/** Long enough: the sweep runs every minute, and a publication takes less than one. */
const CONTENT_AFTER_MS = 10 * MINUTE_MS;
/** Fewest loads from which a share of failures is meaningful. */
const FEWEST_LOADS = 20;
const FAILING_SHARE = 0.05;
const FAILED_CALLS = 5;
/** Fewer failures may be a short outage of Hosting. */
const PUBLISHING_TRIES = 3;

export interface Condition {
  readonly name: ConditionName;
  /** Visible effect of the condition, for staff and for the recipients of alerts. */
  readonly effect: string;
  /** Returns the figures if the condition holds, else null. Times are milliseconds since 1970. */
  readonly holds: (now: number, readings: Readings) => Figures | null;
}

/** Returns the minutes since a time if they are more than `afterMs`, else null. */
function overdueMinutes(at: number | null, afterMs: number, now: number): Figures | null {
  return at !== null && now - at > afterMs ? { minutes: Math.floor((now - at) / MINUTE_MS) } : null;
}

/** All conditions. Each has an alert policy in `tools/operate/ops/alerts`. */
export const CONDITION_LIST: readonly Condition[] = [
  {
    name: 'webhook-silent',
    effect: 'Donations are recorded, but Stripe’s webhook has sent none for half an hour.',
    holds: (now, { donationWithoutWebhookAt }) =>
      overdueMinutes(donationWithoutWebhookAt, WEBHOOK_AFTER_MS, now),
  },
  {
    name: 'nightly-late',
    effect: 'The nightly comparison with Stripe has not finished for 26 hours.',
    holds: (now, { nightly, firstLookedAt }) =>
      overdueMinutes(nightly?.at ?? firstLookedAt, NIGHT_AFTER_MS, now),
  },
  {
    name: 'nightly-problems',
    effect: 'The last nightly comparison found payments or events that it could not record.',
    holds: (_now, { nightly }) =>
      nightly && nightly.problems + nightly.failedEvents > 0
        ? { problems: nightly.problems, failedEvents: nightly.failedEvents }
        : null,
  },
  {
    name: 'mail-late',
    effect: 'A receipt or an account email has waited for more than 15 minutes.',
    holds: (now, { oldestMailAt }) => overdueMinutes(oldestMailAt, MAIL_AFTER_MS, now),
  },
  {
    name: 'mail-failed',
    effect: 'An email failed permanently, or may not have arrived.',
    holds: (_now, { failedMails: mails, uncertainCampaigns: campaigns }) =>
      mails + campaigns > 0 ? { mails, campaigns } : null,
  },
  {
    name: 'release-errors',
    effect: 'More than 5% of the loads of a release fail in visitors’ browsers.',
    holds: (_now, { counts }) => findWorstRelease(counts.releases),
  },
  {
    name: 'calls-failing',
    effect:
      'At least five calls to functions have failed because of our errors in this and the previous hour.',
    holds: (_now, { counts }) => failedCalls(counts.calls),
  },
  {
    name: 'publishing-failing',
    effect: 'Publishing the newest state of the site has failed at least three times.',
    holds: (_now, { publishingTries: tries }) => (tries >= PUBLISHING_TRIES ? { tries } : null),
  },
  {
    name: 'live-not-shown',
    effect: 'The live content or a live release cannot be shown. Visitors get the previous one.',
    holds: (_now, { leftOut }) => (leftOut > 0 ? { leftOut } : null),
  },
  {
    name: 'content-not-live',
    effect: 'Scheduled changes of the content were refused, or are ten minutes late.',
    holds: (now, { refusedPublications: refused, duePublicationAt }) =>
      refused > 0 ? { refused } : overdueMinutes(duePublicationAt, CONTENT_AFTER_MS, now),
  },
];

function findWorstRelease(releases: Readonly<Record<string, ReleaseCounts>>): Figures | null {
  const [worst] = Object.entries(releases)
    .map(([release, { loads, failures }]) => ({ release, loads, failures }))
    .filter(({ loads, failures }) => loads + failures >= FEWEST_LOADS)
    .filter(({ loads, failures }) => failures > (loads + failures) * FAILING_SHARE)
    .sort((one, other) => other.failures - one.failures);
  return worst ?? null;
}

function failedCalls(calls: Readonly<Record<string, number>>): Figures | null {
  const failed = Object.values(calls).reduce((sum, count) => sum + count, 0);
  const [worst] = Object.entries(calls).sort(([, one], [, other]) => other - one);
  return failed >= FAILED_CALLS && worst ? { failed, most: worst[0] } : null;
}
