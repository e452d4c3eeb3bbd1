import { isOfForum } from '@raade/contracts/mail/audience-filter';
import type { ApprovalState, ApprovalCampaign } from '@raade/contracts/mail/approvals';
import { momentText } from '@raade/staff/moments';
import { counted } from '@raade/staff/numbers';
import { audienceLabel } from '@raade/contracts/mail/audience-label';
import type { StatusLabel } from '@raade/ui';

interface StateLabel extends StatusLabel {
  /** The effect of the state on the requested campaign, in words. */
  readonly meaning: string;
}

export const APPROVAL_LABELS: Readonly<Record<ApprovalState, StateLabel>> = {
  waiting: {
    text: 'waits for approval',
    tone: 'warning',
    meaning: 'Nothing is sent until somebody else approves it.',
  },
  done: { text: 'approved', tone: 'success', meaning: 'It is sent now, or at its scheduled time.' },
  declined: { text: 'declined', tone: 'danger', meaning: 'It was not sent.' },
  withdrawn: { text: 'withdrawn', tone: 'neutral', meaning: 'It was not sent.' },
  expired: {
    text: 'too late',
    tone: 'danger',
    meaning: 'Nobody approved it in time, so it was not sent.',
  },
  void: {
    text: 'void',
    tone: 'danger',
    meaning:
      'The campaign or its recipients have changed since approval was requested, or its author may no longer send it. Please request approval again.',
  },
};

/** The recipients, like `who were sent “Sample news”`, `of forum 2025`, or `(Donors of 2025)`. */
function audienceText({ recipient_type, corrects, forum_id, filter }: ApprovalCampaign): string {
  if (corrects) return `who were sent “${corrects.subject}”`;
  const filterText = filter && `(${audienceLabel(recipient_type, corrects, filter)})`;
  return [isOfForum(filter) && `of forum ${forum_id}`, filterText].filter(Boolean).join(' ');
}

/** The campaign that an approval is about, as a heading. */
export const titleOf = (campaign: ApprovalCampaign): string =>
  `Send “${campaign.subject}” to ${counted(campaign.recipients, 'recipient')} ${audienceText(campaign)}${startText(campaign)}`;

const startText = ({ startsAt }: ApprovalCampaign) => (startsAt ? `, ${momentText(startsAt)}` : '');
