import type { ApprovalAbout } from '@raade/contracts/approvals';
import type { Settle } from '../approvals/behind.ts';
import { settleCampaign } from '../campaigns/approval/campaign-behind.ts';
import { settlePeople } from '../staff-accounts/approval/people-behind.ts';

/** What follows the end of an approval, by what it is about. */
export const SETTLES: Readonly<Record<ApprovalAbout, Settle>> = {
  campaign: settleCampaign,
  people: settlePeople,
};
