import type { ConditionName } from './health.ts';

/** The section of docs/runbook.md for each condition. */
export const RUNBOOK_SECTIONS: Readonly<Record<ConditionName, string>> = {
  'webhook-silent': 'Donations are missing',
  'nightly-late': 'The nightly comparison is late or has problems',
  'nightly-problems': 'The nightly comparison is late or has problems',
  'mail-late': 'Mail is stuck',
  'mail-failed': 'Mail is stuck',
  'release-errors': 'Section unavailable',
  'calls-failing': 'Functions fail',
  'publishing-failing': 'Visitors see an old version of the site',
  'live-not-shown': 'Live content or a live release cannot be shown',
  'content-not-live': 'Scheduled content changes are late',
};

/** The anchor of a heading on GitHub. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
