import { counted, number } from '@raade/staff/numbers';
import type {
  FailedMail,
  Figures,
  ReadHealthResponse,
  ReleaseHealth,
} from '@raade/contracts/health/health';

/** The labels of figures, by their names in conditions. */
const FIGURE_LABELS: Readonly<Record<string, string>> = {
  minutes: 'minutes',
  problems: 'problems',
  failedEvents: 'events not taken',
  mails: 'emails',
  campaigns: 'campaigns',
  loads: 'loads',
  failures: 'failures',
  failed: 'failed calls',
  most: 'most of them',
  tries: 'attempts',
  leftOut: 'left out',
  refused: 'refused',
  release: 'version',
};

/** The figures of a condition, like `minutes: 31`. Ids of versions are shortened. */
export function figuresText(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => {
      const text = typeof value === 'number' ? number(value) : value.replace(/@(.{8}).*/, '@$1');
      return `${FIGURE_LABELS[name] ?? name}: ${text}`;
    })
    .join(', ');
}

const KIND_TEXTS: Readonly<Record<string, string>> = {
  'donation-receipt': 'Receipt',
  'yearly-statement': 'Yearly statement',
  'password-reset': 'Link for a new password',
  'staff-invitation': 'Invitation of staff',
  'admin-change': 'Change of an admin',
  'application-confirmation': 'Confirmation of an application',
  'application-answer': 'Answer to an application',
  dispute: 'Dispute of a donation',
};
export const kindText = ({ kind }: FailedMail) => KIND_TEXTS[kind] ?? 'Email';

/** `without problems`, or the number of problems. */
export function nightText({ problems, failedEvents }: NonNullable<ReadHealthResponse['nightly']>) {
  const count = problems + failedEvents;
  return count === 0 ? 'without problems' : `problems: ${count}`;
}

/** The share of loads that failed, from 0 to 1; null without any loads. */
export function failedShare({ loads, failures }: ReleaseHealth): number | null {
  const total = loads + failures;
  return total === 0 ? null : failures / total;
}

/** Like `1,000 loads, 1.5% failed`. */
export function loadsText(health: ReleaseHealth): string {
  const share = failedShare(health);
  const failedText = share === null ? '' : `, ${shareFormat.format(share)} failed`;
  return `${counted(health.loads + health.failures, 'load')}${failedText}`;
}

const shareFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
