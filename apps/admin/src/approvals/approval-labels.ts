import { counted } from '@raade/staff/numbers';
import { APPROVAL_DAYS, type ApprovalState, type Matter } from '@raade/contracts/mail/approvals';

interface StateLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
  /** The effect of the state on the requested campaign, in words. */
  readonly meaning: string;
}

export const APPROVAL_LABELS: Readonly<Record<ApprovalState, StateLabel>> = {
  waiting: {
    text: 'waits for approval',
    tone: 'warning',
    meaning: 'Nothing happens before somebody else has approved it.',
  },
  done: { text: 'approved', tone: 'success', meaning: 'It is being sent.' },
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

/** `who were sent “Sample news”`, or `of forum 2025`. */
const ofAudience = ({ corrects, forum_id }: Matter) =>
  corrects ? `who were sent “${corrects.subject}”` : `of forum ${forum_id}`;

/** The campaign that an approval is about, as a heading. */
export const titleOf = (matter: Matter): string =>
  `Send “${matter.subject}” to ${counted(matter.recipients, 'recipient')} ${ofAudience(matter)}`;
