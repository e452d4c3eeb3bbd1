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

describe('what was changed', () => {
  test.each<[string, (id: string) => Promise<unknown>]>([
    ['words', (id) => campaignDocument(id).update({ content: '<p>Something else entirely.</p>' })],
    ['recipients', (id) => deliveriesOf(id).doc('one-more').set({ email: 'eve@example.org' })],
    ['rights of who has asked', () => accounts().updateUser(requester.uid, { disabled: true })],
  ])('after it was asked for is not what is approved: the %s', async (_what, change) => {
    const id = await beginAs(requester);
    await change(id);
    expect(await decide(other, id)).toBe('void');
    expect(await statusOf(id)).toBe('not-approved');
    await work(id);
    expect(provider.addresses).toEqual([]);
    expect(await auditActions()).toContain('end-approval');
  });

  test('after it was approved does not go out', async () => {
    const id = await beginAs(requester);
    await decide(other, id);
    await campaignDocument(id).update({ subject: 'Something else entirely' });
    await work(id);
    expect(provider.addresses).toEqual([]);
    expect(await statusOf(id)).toBe('not-approved');
    expect((await approvalRecord(id)).state).toBe('void');
  });

  test('into the correction of another campaign is not what was approved', async () => {
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

  test('since it was looked at is to be looked at again', async () => {
    const id = await beginAs(requester);
    await expect(decide(other, id, { digest: 'f'.repeat(64) })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(await statusOf(id)).toBe('awaiting-approval');
  });
});

describe('who decides', () => {
  test('has the right at that moment, and has just signed in', async () => {
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

  test('can decline, and gives the reason; that cannot be undone', async () => {
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

describe('an approval', () => {
  test('is withdrawn by who has asked, and by nobody else', async () => {
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

  test('that came too late is none', async () => {
    const id = await beginAs(requester);
    await letExpire(id);
    expect(await decide(other, id)).toBe('expired');
    expect(await statusOf(id)).toBe('not-approved');
    expect((await approvalRecord(id)).decided_by).toBeNull();
  });

  test('that nobody gives in time ends by itself', async () => {
    const id = await beginAs(requester);
    expect(await sweepApprovals()).toBe(0);
    await letExpire(id);
    expect(await sweepApprovals()).toBe(1);
    expect(await sweepApprovals()).toBe(0);
    expect(await statusOf(id)).toBe('not-approved');
    expect((await approvalRecord(id)).state).toBe('expired');
  });
});
