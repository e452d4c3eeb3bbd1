import type { ConditionName } from './health.ts';

/** The section of docs/runbook.md for each condition. */
export const RUNBOOK_SECTIONS: Readonly<Record<ConditionName, string>> = {
  'webhook-silent': 'No gifts arrive though people give',
  'nightly-late': 'The nightly comparison is late or met problems',
  'nightly-problems': 'The nightly comparison is late or met problems',
  'mail-late': 'Mail is stuck',
  'mail-failed': 'Mail is stuck',
  'release-errors': 'Section unavailable',
  'calls-failing': 'Functions answer with errors',
  'publishing-failing': 'The site of yesterday is still shown',
  'live-not-shown': 'What is live cannot be shown',
  'content-not-live': 'Changes of the content have not gone live',
};

/** The anchor of a heading on GitHub. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
