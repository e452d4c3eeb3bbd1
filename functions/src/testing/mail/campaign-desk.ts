import '../test-environment.ts';
import { randomUUID } from 'node:crypto';
import {
  campaignResponseSchema,
  campaignSchema,
  deliverySchema,
  type CampaignRequest,
} from '@raade/contracts/mail/campaigns';
import { firestore } from '../../base/firestore.ts';
import { campaignDocument, deliveriesOf } from '../../mail/campaigns/campaign-document.ts';
import { workOnCampaign } from '../../mail/campaigns/work-on-campaign.ts';
import { callerWith, type Given } from '../caller.ts';
import { removeEverybody } from '../people/approval-desk.ts';
import { auditLog, callAs as call, type Caller, signedIn } from '../people/staff-calls.ts';
import { addRegistrants, clearAll, unsubscribe } from './registrants.ts';
import { FakeProvider } from './fake-provider.ts';
import { type CallAddress, CALLABLES } from '@raade/contracts/base/callables';

// The actions of staff and workers on campaigns. Imported before the functions, so that they get this provider and this
// queue instead of the real ones.
jest.mock('../../mail/provider.ts', () => ({ mailProvider: () => provider }));
jest.mock('../../base/task-queue.ts', () => ({
  enqueue: (...args: unknown[]) => enqueue(...args),
}));

export const HOUR_MS = 60 * 60 * 1000;
export const provider = new FakeProvider();
export const enqueue = jest.fn<Promise<void>, unknown[]>();

let skippedMs = 0;
export const now = () => Date.now() + skippedMs;
export const skip = (ms: number) => void (skippedMs += ms);

/** Seven registrations: four addresses get mail, one of them twice registered, one is invalid, one unsubscribed. */
const REGISTRANTS = [
  { email: 'ada@example.org', full_name: 'Ada Sample', ticket_type: 'student' },
  { email: ' ADA@example.org', full_name: 'Ada Again', ticket_type: 'Student-Early-Bird' },
  { email: 'bo@example.org', full_name: 'Bo Sample', ticket_type: 'professional' },
  { email: 'cy@example.org', full_name: '', ticket_type: 'vip', is_group_leader: true },
  { email: 'nobody', full_name: 'No Address' },
  { email: 'gone@example.org', full_name: 'Gone Sample', ticket_type: 'student' },
  { email: 'di@example.org', full_name: 'Di Sample', ticket_type: 'Professional-Late' },
];

export async function resetDesk(): Promise<void> {
  skippedMs = 0;
  provider.reset();
  enqueue.mockReset();
  await clearAll();
  await addRegistrants(REGISTRANTS);
  await unsubscribe('gone@example.org');
}

export const REQUEST: CampaignRequest = {
  subject: 'Sample news',
  content: '<p onclick="x()">Hello {{first_name}}, the doors open early.</p>',
  recipientType: 'all',
  testMode: false,
  testEmail: '',
};

/** Calls as an account with these claims, as staff, or as a visitor. */
export const callAs = async (given: Given, address: CallAddress, data: unknown) =>
  call(given === undefined ? undefined : await callerWith(given), address, data);

/** Sends the request of the form as staff. */
export async function press(changes: Partial<CampaignRequest> = {}) {
  const request = { ...REQUEST, campaignId: randomUUID(), ...changes };
  const answer = await callAs('staff', CALLABLES.sendEmailCampaign, request);
  return campaignResponseSchema.parse(answer);
}

/** Begins a campaign. Returns its id. */
export async function begin(changes: Partial<CampaignRequest> = {}): Promise<string> {
  const campaignId = randomUUID();
  await press({ campaignId, ...changes });
  return campaignId;
}

export const work = (campaignId: string) => workOnCampaign(campaignId, { provider, now });

export const control = (campaignId: string, action: string) =>
  callAs('staff', CALLABLES.controlEmailCampaign, { campaignId, action });

export const campaignOf = async (id: string) =>
  campaignSchema.parse((await campaignDocument(id).get()).data());

export async function deliveriesByAddress(id: string) {
  const { docs } = await deliveriesOf(id).get();
  return new Map(
    docs.map((document) => {
      const { email, ...delivery } = deliverySchema.parse(document.data());
      return [email, delivery];
    }),
  );
}

/** Returns the actions in the audit log, in alphabetical order. */
export const auditActions = async () => (await auditLog()).map(({ action }) => action).sort();

/** Crashes a worker after it has handed over mails, and before it can record their results. */
export async function endAfterHandingOver(work: () => Promise<unknown>): Promise<void> {
  const settle = jest.spyOn(firestore(), 'runTransaction');
  provider.beforeAnswer = () => {
    settle.mockRejectedValueOnce(new Error('killed'));
  };
  await expect(work()).rejects.toThrow('killed');
  settle.mockRestore();
  provider.beforeAnswer = () => undefined;
}

/** Two mailers, who need an approval to write to the four recipients of the desk. */
export async function twoMailers(): Promise<{ requester: Caller; other: Caller }> {
  process.env['APPROVAL_ABOVE_RECIPIENTS'] = '3';
  await Promise.all([resetDesk(), removeEverybody()]);
  const requester = await signedIn({ roles: ['mailer'] });
  return { requester, other: await signedIn({ roles: ['mailer'] }) };
}

/** Sends the request of the form as this caller. */
export const sendAs = (
  caller: Caller,
  campaignId: string,
  changes: Partial<CampaignRequest> = {},
) => call(caller, CALLABLES.sendEmailCampaign, { ...REQUEST, ...changes, campaignId });

/** Begins a campaign and freezes its audience. Returns its id. */
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
