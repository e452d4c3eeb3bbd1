import { APPROVAL_DAYS, type ApprovalState, type Matter } from '@raade/contracts/approvals';
import type { Corrected } from '@raade/contracts/campaigns';
import { ROLE_LABELS } from '@raade/contracts/people/labels';
import type { Role } from '@raade/contracts/people/roles';

interface StateLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
  /** What it means for what was asked for. */
  readonly meaning: string;
}

export const APPROVAL_LABELS: Readonly<Record<ApprovalState, StateLabel>> = {
  waiting: {
    text: 'waits for approval',
    tone: 'warning',
    meaning: 'Nothing happens before somebody else has approved it.',
  },
  approved: { text: 'approved', tone: 'success', meaning: 'It is being carried out.' },
  done: { text: 'approved', tone: 'success', meaning: 'It was carried out.' },
  declined: { text: 'declined', tone: 'danger', meaning: 'Nothing was done.' },
  withdrawn: { text: 'withdrawn', tone: 'neutral', meaning: 'Nothing was done.' },
  expired: {
    text: 'too late',
    tone: 'danger',
    meaning: `Nobody approved it within ${APPROVAL_DAYS} days. Nothing was done.`,
  },
  void: {
    text: 'void',
    tone: 'danger',
    meaning:
      'What was asked for is not what would be done now, or who asked may not any more. It has to be asked for again.',
  },
};

/** `1,050 recipients` */
const recipientsText = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'recipient' : 'recipients'}`;

/** ` who were sent “Sample news”`; empty where nothing is corrected. */
const ofCorrected = (corrects: Corrected | undefined) =>
  corrects ? ` who were sent “${corrects.subject}”` : '';

const rolesText = (roles: readonly Role[]) =>
  roles.map((role) => ROLE_LABELS[role].name).join(', ') || 'no role';

/** What is asked for, as a heading. */
export function titleOf(matter: Matter): string {
  switch (matter.kind) {
    case 'campaign':
      return `Send “${matter.subject}” to ${recipientsText(matter.recipients)}${ofCorrected(matter.corrects)}`;
    case 'invitation':
      return `Invite ${matter.email} as ${rolesText(matter.roles)}`;
    case 'roles':
      return `Change the roles of ${matter.email ?? matter.uid}`;
  }
}

/** What would be different, where the heading does not say it. */
export function changeOf(matter: Matter): string | undefined {
  return matter.kind === 'roles'
    ? `From ${rolesText(matter.from)} to ${rolesText(matter.to)}`
    : undefined;
}

/** Moments are those of the reader's own time zone. */
export const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});
