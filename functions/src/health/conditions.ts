import type { ConditionName, Figures } from '@raade/contracts/health/health';
import type { ReleaseCounts } from '../base/metrics/counts.ts';
import type { Readings } from './readings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const WEBHOOK_AFTER_MS = 30 * MINUTE_MS;
/** The run begins at 4:00 and may take an hour. A day on which the clocks change has 25 hours. */
const NIGHT_AFTER_MS = 26 * HOUR_MS;
const MAIL_AFTER_MS = 15 * MINUTE_MS;
/** The scheduled function runs every minute, and a trial takes less than one. */
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
  readonly sees: string;
  /** Returns the figures if the condition holds, else null. Times are milliseconds since 1970. */
  readonly holds: (now: number, readings: Readings) => Figures | null;
}

/** Returns the minutes since a time if they are too many. */
function overdue(at: number | null, afterMs: number, now: number): Figures | null {
  return at !== null && now - at > afterMs ? { minutes: Math.floor((now - at) / MINUTE_MS) } : null;
}

/** All conditions. Each has an alert policy in `tools/operate/ops/alerts`. */
export const CONDITION_LIST: readonly Condition[] = [
  {
    name: 'webhook-silent',
    sees: 'Gifts are recorded, but Stripe’s webhook has told us of none for half an hour.',
    holds: (now, { giftWithoutWebhookAt }) => overdue(giftWithoutWebhookAt, WEBHOOK_AFTER_MS, now),
  },
  {
    name: 'nightly-late',
    sees: 'The nightly comparison of the ledger with Stripe has not come to its end for 26 hours.',
    holds: (now, { nightly, firstLookedAt }) =>
      overdue(nightly?.at ?? firstLookedAt, NIGHT_AFTER_MS, now),
  },
  {
    name: 'nightly-problems',
    sees: 'The last nightly comparison met payments or events that it could not bring to the ledger.',
    holds: (_now, { nightly }) =>
      nightly && nightly.problems + nightly.failedEvents > 0
        ? { problems: nightly.problems, failedEvents: nightly.failedEvents }
        : null,
  },
  {
    name: 'mail-late',
    sees: 'A receipt, or a mail about an account, has waited for more than 15 minutes.',
    holds: (now, { oldestMailAt }) => overdue(oldestMailAt, MAIL_AFTER_MS, now),
  },
  {
    name: 'mail-failed',
    sees: 'A mail failed for good, or nobody knows whether it arrived.',
    holds: (_now, { failedMails: mails, uncertainCampaigns: campaigns }) =>
      mails + campaigns > 0 ? { mails, campaigns } : null,
  },
  {
    name: 'release-errors',
    sees: 'More than one in twenty loads of a release fails in the browsers of visitors.',
    holds: (_now, { counts }) => worstOf(counts.releases),
  },
  {
    name: 'calls-failing',
    sees: 'Functions have answered five calls or more with an error of ours in this hour and the one before.',
    holds: (_now, { counts }) => failedCalls(counts.calls),
  },
  {
    name: 'publishing-failing',
    sees: 'The newest state of the site could not be made live three times or more.',
    holds: (_now, { publishingTries: tries }) => (tries >= PUBLISHING_TRIES ? { tries } : null),
  },
  {
    name: 'live-not-shown',
    sees: 'The live edition of the content, or a live release, cannot be shown: visitors get the one before it.',
    holds: (_now, { leftOut }) => (leftOut > 0 ? { leftOut } : null),
  },
  {
    name: 'content-not-live',
    sees: 'Changes of the content that were to go live at a time were refused then, or are ten minutes late.',
    holds: (now, { refusedPublications: refused, duePublicationAt }) =>
      refused > 0 ? { refused } : overdue(duePublicationAt, CONTENT_AFTER_MS, now),
  },
];

function worstOf(releases: Readonly<Record<string, ReleaseCounts>>): Figures | null {
  const [worst] = Object.entries(releases)
    .map(([release, { loads, failures }]) => ({ release, loads, failures }))
    .filter(({ loads, failures }) => loads + failures >= FEWEST_LOADS)
    .filter(({ loads, failures }) => failures > (loads + failures) * FAILING_SHARE)
    .sort((one, other) => other.failures - one.failures);
  return worst ?? null;
}

function failedCalls(calls: Readonly<Record<string, number>>): Figures | null {
  const failed = Object.values(calls).reduce((sum, each) => sum + each, 0);
  const [most] = Object.entries(calls).sort(([, one], [, other]) => other - one);
  return failed >= FAILED_CALLS && most ? { failed, most: most[0] } : null;
}
