import { randomUUID } from 'node:crypto';
import type { CampaignRequest } from '@raade/contracts/mail/campaigns';
import { removeEverybody } from '../people/approval-desk.ts';
import { callAs, type Caller, signedIn } from '../people/staff-calls.ts';
import { campaignOf, REQUEST, resetDesk, work } from './campaign-desk.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

// Campaigns that need a second member of the staff. Tests that use it mock what `campaign-desk.ts` says.

/** Two mailers, for whom the four recipients of the desk are too many to write to alone. */
export async function twoMailers(): Promise<{ asker: Caller; other: Caller }> {
  process.env['APPROVAL_ABOVE_RECIPIENTS'] = '3';
  await Promise.all([resetDesk(), removeEverybody()]);
  const asker = await signedIn({ roles: ['mailer'] });
  return { asker, other: await signedIn({ roles: ['mailer'] }) };
}

/** Presses the button of the form. */
export const sendAs = (
  caller: Caller,
  campaignId: string,
  changes: Partial<CampaignRequest> = {},
) => callAs(caller, CALLABLES.sendEmailCampaign, { ...REQUEST, ...changes, campaignId });

/** A campaign whose recipients are written down; its id. */
export async function beginAs(
  caller: Caller,
  changes: Partial<CampaignRequest> = {},
): Promise<string> {
  const campaignId = randomUUID();
  await sendAs(caller, campaignId, changes);
  await work(campaignId);
  return campaignId;
}

export const statusOf = async (id: string) => (await campaignOf(id)).status;
