import '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { Role } from '@raade/contracts/people/roles';
import { firestore } from '../firestore.ts';
import { changeRolesCallable } from '../staff-accounts/change-roles.callable.ts';
import { invitePersonCallable } from '../staff-accounts/invite-person.callable.ts';
import { readPerson } from '../staff-accounts/person.ts';
import { revokePersonCallable } from '../staff-accounts/revoke-person.callable.ts';
import { clear } from '../testing/mail/registrants.ts';
import {
  approvalRecord,
  approvalsSeenBy,
  decide,
  letExpire,
  removeEverybody,
  withdraw,
} from '../testing/people/approval-desk.ts';
import {
  accounts,
  areSessionsOver,
  auditLog,
  callAs,
  type Caller,
  mailsTo,
  signedIn,
} from '../testing/people/staff-calls.ts';
import { approvalDocument } from '../approvals/approval-document.ts';
import { sweepApprovals } from './sweep-approvals.ts';

const EMAIL = 'colleague@example.org';

let asker: Caller;
let other: Caller;

beforeEach(async () => {
  process.env['APPROVAL_ABOVE_RECIPIENTS'] = '500';
  await Promise.all([clear(...Object.values(COLLECTIONS)), removeEverybody()]);
  asker = await signedIn();
  other = await signedIn();
});
afterAll(() => firestore().terminate());

const change = (uid: string, from: readonly Role[], to: readonly Role[], as = asker) =>
  callAs(as, changeRolesCallable, { uid, from, to });
const invite = (roles: readonly Role[], as = asker) =>
  callAs(as, invitePersonCallable, { email: EMAIL, roles });
const rolesOf = async (uid: string) => (await readPerson(uid))?.roles;
const actions = async () => (await auditLog()).map(({ action }) => action).sort();

async function onlyApproval(): Promise<string> {
  const [approval, ...more] = await approvalsSeenBy(other, 'people');
  expect(more).toEqual([]);
  return approval?.id ?? '';
}

/** Somebody of the staff who is to become an admin; the approval that this waits for. */
async function promoted() {
  const { uid } = await signedIn({ roles: ['viewer'] });
  expect(await change(uid, ['viewer'], ['viewer', 'admin'])).toMatchObject({ waits: true });
  return { uid, id: await onlyApproval() };
}

describe('who becomes an admin', () => {
  test('is one after a second admin has approved it, and no earlier', async () => {
    const { uid, id } = await promoted();
    expect(await rolesOf(uid)).toEqual(['viewer']);
    expect(await actions()).toEqual(['ask-for-approval']);
    const [approval] = await approvalsSeenBy(other, 'people');
    expect(approval?.matter).toEqual({
      kind: 'roles',
      uid,
      email: `${uid}@example.org`,
      from: ['viewer'],
      to: ['viewer', 'admin'],
    });
    expect(await decide(other, 'people', id)).toBe('done');
    expect(await rolesOf(uid)).toEqual(['viewer', 'admin']);
    expect(await actions()).toEqual(['ask-for-approval', 'change-roles', 'decide-approval']);
    // The answer was lost: the same press tells how it went, and changes nothing.
    expect(await decide(other, 'people', id)).toBe('done');
    expect(await actions()).toHaveLength(3);
  });

  test('is not approved by who has asked for it', async () => {
    const { uid, id } = await promoted();
    await expect(decide(asker, 'people', id)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await rolesOf(uid)).toEqual(['viewer']);
  });

  test('is not one whose roles were changed since it was asked for', async () => {
    const { uid, id } = await promoted();
    await change(uid, ['viewer'], ['editor']);
    expect(await decide(other, 'people', id)).toBe('void');
    expect(await rolesOf(uid)).toEqual(['editor']);
  });

  test('is not one whom an admin wanted who was revoked since', async () => {
    const { uid, id } = await promoted();
    await callAs(other, revokePersonCallable, { uid: asker.uid });
    expect(await decide(other, 'people', id)).toBe('void');
    expect(await rolesOf(uid)).toEqual(['viewer']);
  });

  test('stays as they were if it is declined, withdrawn or too late', async () => {
    const { uid, id } = await promoted();
    expect(await decide(other, 'people', id, { decision: 'decline' })).toBe('declined');
    await change(uid, ['viewer'], ['admin']);
    const [second] = (await approvalsSeenBy(other, 'people')).filter(
      ({ state }) => state === 'waiting',
    );
    expect(await withdraw(asker, 'people', second?.id ?? '')).toBe('withdrawn');
    await change(uid, ['viewer'], ['admin']);
    const [third] = (await approvalsSeenBy(other, 'people')).filter(
      ({ state }) => state === 'waiting',
    );
    await letExpire(third?.id ?? '');
    expect(await decide(other, 'people', third?.id ?? '')).toBe('expired');
    expect(await rolesOf(uid)).toEqual(['viewer']);
  });

  test('is asked for once, however often it is sent, and by whomever', async () => {
    const { uid, id } = await promoted();
    expect(await change(uid, ['viewer'], ['viewer', 'admin'])).toMatchObject({ waits: true });
    expect(await onlyApproval()).toBe(id);
    await expect(change(uid, ['viewer'], ['admin', 'viewer'], other)).rejects.toMatchObject({
      code: 'already-exists',
    });
  });

  test('is one at once where there is one admin, and the audit log says so', async () => {
    await accounts().deleteUser(other.uid);
    const { uid } = await signedIn({ roles: ['viewer'] });
    expect(await change(uid, ['viewer'], ['admin'])).not.toHaveProperty('waits');
    expect(await rolesOf(uid)).toEqual(['admin']);
    expect(await auditLog()).toContainEqual({
      action: 'act-without-approval',
      actor: asker.uid,
      actor_address: null,
      subject: `accounts/${uid}`,
      details: { about: 'people', roles: ['admin'] },
    });
  });

  test('waits all the same where the other admin was revoked for it', async () => {
    const { uid } = await signedIn({ roles: ['viewer'] });
    await callAs(asker, revokePersonCallable, { uid: other.uid });
    expect(await change(uid, ['viewer'], ['admin'])).toMatchObject({ waits: true });
    expect(await rolesOf(uid)).toEqual(['viewer']);
  });
});

describe('who is an admin', () => {
  test('stays one until a second admin has approved that they do not', async () => {
    const { uid } = await signedIn({ roles: ['admin', 'viewer'] });
    expect(await change(uid, ['admin', 'viewer'], ['viewer'])).toMatchObject({ waits: true });
    expect(await areSessionsOver(uid)).toBe(false);
    expect(await decide(other, 'people', await onlyApproval())).toBe('done');
    expect(await rolesOf(uid)).toEqual(['viewer']);
    expect(await areSessionsOver(uid)).toBe(true);
  });

  test('loses all rights at once in an emergency, without an approval', async () => {
    expect(await callAs(asker, revokePersonCallable, { uid: other.uid })).toEqual({ person: null });
    expect(await accounts().getUser(other.uid)).toMatchObject({ disabled: true });
    expect(await areSessionsOver(other.uid)).toBe(true);
  });
});

test('other roles change at once', async () => {
  const { uid } = await signedIn({ roles: ['viewer'] });
  expect(await change(uid, ['viewer'], ['mailer'])).not.toHaveProperty('waits');
  expect(await rolesOf(uid)).toEqual(['mailer']);
  expect(await invite(['viewer'])).not.toHaveProperty('waits');
  expect(await mailsTo(EMAIL)).toHaveLength(1);
});

describe('an invitation as an admin', () => {
  test('goes out once a second admin has approved it', async () => {
    expect(await invite(['admin'])).toEqual({ person: null, waits: true });
    expect(await mailsTo(EMAIL)).toEqual([]);
    const id = await onlyApproval();
    const { expires_at } = (await approvalDocument(id).get()).data() ?? {};
    expect(expires_at).toBeInstanceOf(Timestamp);
    expect(await decide(other, 'people', id)).toBe('done');
    expect(await mailsTo(EMAIL)).toHaveLength(1);
    expect(await readPerson(id)).toMatchObject({ email: EMAIL, roles: ['admin'] });
  });

  test('of somebody who was invited as less waits, too; sent again as it was, it does not', async () => {
    await invite(['viewer']);
    expect(await invite(['viewer', 'admin'])).toMatchObject({ waits: true });
    await decide(other, 'people', await onlyApproval());
    expect(await invite(['viewer', 'admin'])).not.toHaveProperty('waits');
    expect(await mailsTo(EMAIL)).toHaveLength(3);
  });

  test('is void for somebody who is staff by then', async () => {
    await invite(['admin']);
    const id = await onlyApproval();
    await accounts().createUser({ uid: 'meanwhile', email: EMAIL, emailVerified: true });
    await accounts().setCustomUserClaims('meanwhile', { roles: ['viewer'] });
    expect(await decide(other, 'people', id)).toBe('void');
    expect(await rolesOf('meanwhile')).toEqual(['viewer']);
  });
});

describe('what was approved and left half-way', () => {
  /** Puts an approval into the state in which a crash after the decision leaves it. */
  async function leftBehind(): Promise<string> {
    await invite(['admin']);
    const id = await onlyApproval();
    const past = (await approvalRecord(id)).asked_at;
    await approvalDocument(id).update({
      state: 'approved',
      decided_by: other.uid,
      wakes_at: past,
    });
    return id;
  }

  test('is carried out by the next sweep, once', async () => {
    const id = await leftBehind();
    expect(await sweepApprovals()).toBe(1);
    expect(await sweepApprovals()).toBe(0);
    expect(await rolesOf(id)).toEqual(['admin']);
    expect(await mailsTo(EMAIL)).toHaveLength(1);
    expect((await approvalRecord(id)).state).toBe('done');
  });

  test('is carried out by who presses again', async () => {
    const id = await leftBehind();
    expect(await decide(other, 'people', id)).toBe('done');
    expect(await rolesOf(id)).toEqual(['admin']);
  });

  test('does not bring back who was revoked meanwhile', async () => {
    const id = await leftBehind();
    await decide(other, 'people', id);
    await callAs(other, revokePersonCallable, { uid: id });
    const past = (await approvalRecord(id)).asked_at;
    await approvalDocument(id).update({ state: 'approved', wakes_at: past });
    expect(await sweepApprovals()).toBe(1);
    expect(await accounts().getUser(id)).toMatchObject({ disabled: true });
    expect(await mailsTo(EMAIL)).toHaveLength(1);
  });
});
