import { momentText } from '@raade/staff/moments';
import type {
  FailedMail,
  Figures,
  ReadHealthResponse,
  ReleaseHealth,
} from '@raade/contracts/health/health';

const FIGURE_WORDS: Readonly<Record<string, string>> = {
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

/** The figures of a condition, like `minutes: 31`; of the id of a version its beginning. */
export function figuresText(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => {
      const text =
        typeof value === 'number'
          ? value.toLocaleString('en-US')
          : value.replace(/@(.{8}).*/, '@$1');
      return `${FIGURE_WORDS[name] ?? name}: ${text}`;
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

export function nightText(nightly: ReadHealthResponse['nightly']): string {
  if (!nightly) return 'Not yet';
  const { at, problems, failedEvents } = nightly;
  const wrong = problems + failedEvents;
  return `${momentText(at)}, ${wrong === 0 ? 'without problems' : `problems: ${wrong}`}`;
}

/** Of what was counted, like `1.5 %`; nobody's visit has told anything yet where it is null. */
export function failedShare({ loads, failures }: ReleaseHealth): number | null {
  const all = loads + failures;
  return all === 0 ? null : failures / all;
}

const shareFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
export const shareText = (share: number) => shareFormat.format(share);
