import {
  auditActions,
  provider,
  work,
  beginAs,
  statusOf,
  twoMailers,
} from '../../../testing/mail/campaign-desk.ts';
import { campaignDocument, deliveriesOf } from '../campaign-document.ts';
import {
  approvalRecord,
  approvalsSeenBy,
  decide,
  letExpire,
  withdraw,
} from '../../../testing/people/approval-desk.ts';
import { accounts, type Caller, signedIn } from '../../../testing/people/staff-calls.ts';
import { sweepApprovals } from './end-approval.ts';

const DENIED = { code: 'permission-denied' };
const OVER = { code: 'failed-precondition' };

let requester: Caller;
let other: Caller;

beforeEach(async () => {
  ({ requester, other } = await twoMailers());
});

describe('an approval of a campaign that was changed', () => {
  test.each<[string, (id: string) => Promise<unknown>]>([
    ['text', (id) => campaignDocument(id).update({ content: '<p>Something else entirely.</p>' })],
    ['recipients', (id) => deliveriesOf(id).doc('one-more').set({ email: 'eve@example.org' })],
    ['rights of the requester', () => accounts().updateUser(requester.uid, { disabled: true })],
  ])('after the request is void: new %s', async (_what, change) => {
    const id = await beginAs(requester);
    await change(id);
    expect(await decide(other, id)).toBe('void');
    expect(await statusOf(id)).toBe('not-approved');
    await work(id);
    expect(provider.addresses).toEqual([]);
    expect(await auditActions()).toContain('end-approval');
  });

  test('after the approval is void, and the campaign is not sent', async () => {
    const id = await beginAs(requester);
    await decide(other, id);
    await campaignDocument(id).update({ subject: 'Something else entirely' });
    await work(id);
    expect(provider.addresses).toEqual([]);
    expect(await statusOf(id)).toBe('not-approved');
    expect((await approvalRecord(id)).state).toBe('void');
  });

  test('into the correction of another campaign is void', async () => {
    const wrong = await beginAs(requester);
    await decide(other, wrong);
    await work(wrong);
    const id = await beginAs(requester, { corrects: wrong });
    expect(await statusOf(id)).toBe('awaiting-approval');
    const [approval] = await approvalsSeenBy(other);
    const corrects = { id: wrong, subject: 'Sample news' };
    expect(approval?.campaign).toMatchObject({ corrects, recipient_type: 'all', recipients: 4 });
    await campaignDocument(id).update({ 'corrects.id': 'another' });
    expect(await decide(other, id)).toBe('void');
    expect(await statusOf(id)).toBe('not-approved');
  });

  test('after the approver had seen it is refused', async () => {
    const id = await beginAs(requester);
    await expect(decide(other, id, { digest: 'f'.repeat(64) })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(await statusOf(id)).toBe('awaiting-approval');
  });
});

describe('an approver', () => {
  test('needs the right at that moment, and a recent sign-in', async () => {
    const id = await beginAs(requester);
    await accounts().setCustomUserClaims(other.uid, { roles: ['viewer'] });
    await expect(decide(other, id)).rejects.toMatchObject(DENIED);
    const third = await signedIn({ roles: ['mailer'] });
    const auth_time = third.token.auth_time - 16 * 60;
    const lately = { ...third, token: { ...third.token, auth_time } };
    await expect(decide(lately, id)).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'sign-in-too-old' },
    });
    expect(await statusOf(id)).toBe('awaiting-approval');
  });

  test('can decline with a reason, which is final', async () => {
    const id = await beginAs(requester);
    expect(await decide(other, id, { decision: 'decline' })).toBe('declined');
    expect(await decide(other, id, { decision: 'decline' })).toBe('declined');
    await expect(decide(other, id)).rejects.toMatchObject(OVER);
    expect(await statusOf(id)).toBe('not-approved');
    const [approval] = await approvalsSeenBy(requester);
    expect(approval).toMatchObject({ state: 'declined', reason: 'A sample reason.' });
    await work(id);
    expect(provider.addresses).toEqual([]);
  });
});

describe('a request for approval', () => {
  test('can be withdrawn only by its requester', async () => {
    const id = await beginAs(requester);
    await expect(withdraw(other, id)).rejects.toMatchObject(DENIED);
    expect(await withdraw(requester, id)).toBe('withdrawn');
    expect(await withdraw(requester, id)).toBe('withdrawn');
    await expect(decide(other, id)).rejects.toMatchObject(OVER);
    expect(await statusOf(id)).toBe('not-approved');
    expect((await auditActions()).filter((action) => action === 'withdraw-approval')).toHaveLength(
      1,
    );
  });

  test('can no longer be approved once it has expired', async () => {
    const id = await beginAs(requester);
    await letExpire(id);
    expect(await decide(other, id)).toBe('expired');
    expect(await statusOf(id)).toBe('not-approved');
    expect((await approvalRecord(id)).decided_by).toBeNull();
  });

  test('is ended by the sweep once it has expired', async () => {
    const id = await beginAs(requester);
    expect(await sweepApprovals()).toBe(0);
    await letExpire(id);
    expect(await sweepApprovals()).toBe(1);
    expect(await sweepApprovals()).toBe(0);
    expect(await statusOf(id)).toBe('not-approved');
    expect((await approvalRecord(id)).state).toBe('expired');
  });
});
