import { auditActions, REQUEST, resetDesk, sendAs } from '../../../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import type { CampaignDraftText } from '@raade/contracts/mail/campaign-drafts';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { daysKept } from '../../../testing/days-kept.ts';
import { beforeNextTransaction } from '../../../testing/in-between.ts';
import { callAs, type Caller, signedIn } from '../../../testing/people/staff-calls.ts';
import { collection } from '../../../base/firestore.ts';
import { draftDocument, draftIn } from './campaign-draft.ts';

let ada: Caller;
let bo: Caller;
let id: string;

beforeEach(async () => {
  await resetDesk();
  id = randomUUID();
  [ada, bo] = [await signedIn({ roles: ['mailer'] }), await signedIn({ roles: ['mailer'] })];
});

const words = (subject: string): CampaignDraftText => ({
  subject,
  content: '',
  recipientType: 'all',
  filter: { of: 'registrants', ticketTypes: ['vip'] },
});

const save = (caller: Caller, revision: number, draft: CampaignDraftText | null) =>
  callAs(caller, CALLABLES.saveCampaignDraft, { id, revision, draft });

const stored = async () => draftIn(await draftDocument(id).get());

test('saving over unseen changes of somebody else is refused', async () => {
  expect(await save(ada, 0, words('One'))).toEqual({ revision: 1 });
  expect(await save(bo, 1, words('Two'))).toEqual({ revision: 2 });
  const current = { draft: words('Two'), revision: 2, by_name: expect.any(String) };
  await expect(save(ada, 1, words('Three'))).rejects.toMatchObject({
    code: 'aborted',
    details: { current },
  });
  // The same holds for concurrent saves.
  beforeNextTransaction(() => save(bo, 2, words('Four')));
  await expect(save(ada, 2, words('Five'))).rejects.toMatchObject({ code: 'aborted' });
  expect(await stored()).toMatchObject({ draft: words('Four'), revision: 3, by: bo.uid });
  expect(await save(ada, 3, words('Five'))).toEqual({ revision: 4 });
  const { days } = COLLECTION_TABLE.campaignDrafts.retention;
  expect(await daysKept(collection('campaignDrafts'))).toEqual([days]);
  // Consecutive saves by one person share an audit entry.
  await save(ada, 4, words('Six'));
  expect(await auditActions()).toEqual(Array(3).fill('save-campaign-draft'));
});

test('a repeated save has no further effect', async () => {
  await save(ada, 0, words('One'));
  expect(await save(ada, 0, words('One'))).toEqual({ revision: 1 });
});

test('a draft can be discarded only in its current revision, and stays discarded', async () => {
  await save(ada, 0, words('One'));
  await expect(save(bo, 0, null)).rejects.toMatchObject({ code: 'aborted' });
  expect(await save(bo, 1, null)).toEqual({ revision: 0 });
  expect(await save(bo, 1, null)).toEqual({ revision: 0 });
  await expect(save(ada, 1, words('Two'))).rejects.toMatchObject({ details: { current: null } });
  expect(await stored()).toBeUndefined();
});

test('a campaign replaces its draft, which can no longer be saved', async () => {
  await save(ada, 0, words('One'));
  await sendAs(bo, id, { draftRevision: 1 });
  expect(await stored()).toBeUndefined();
  for (const revision of [0, 1]) {
    const late = save(ada, revision, words('Two'));
    await expect(late).rejects.toMatchObject({ code: 'aborted', details: { current: null } });
  }
});

test('an outdated draft cannot be sent, and a test mail does not change the draft', async () => {
  await save(ada, 0, words('One'));
  await save(bo, 1, words('Two'));
  const asked = sendAs(ada, id, { draftRevision: 1 });
  await expect(asked).rejects.toMatchObject({
    code: 'aborted',
    details: { current: { revision: 2 } },
  });
  const test = { testMode: true, testEmail: `${ada.uid}@example.org`, draftRevision: 2 };
  await callAs(ada, CALLABLES.sendEmailCampaign, { ...REQUEST, ...test, campaignId: id });
  expect(await stored()).toMatchObject({ revision: 2 });
});

test('a draft beyond the first hundred is refused', async () => {
  const others = Array.from({ length: 100 }, (_, index) =>
    collection('campaignDrafts').doc(`draft-${index}`).set({}),
  );
  await Promise.all(others);
  await expect(save(ada, 0, words('One'))).rejects.toMatchObject({ code: 'resource-exhausted' });
});
