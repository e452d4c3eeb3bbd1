import { mutantsOf } from '../mutant.ts';

const accounts = 'functions/src/staff-accounts';
const invite = `${accounts}/invite-person.emulator.test.ts`;
const accept = `${accounts}/accept-invitation.emulator.test.ts`;
const adminChange = `${accounts}/admin-change.emulator.test.ts`;
const change = `${accounts}/change-people.emulator.test.ts`;
const resets = 'functions/src/password-reset';
const reset = `${resets}/password-reset.emulator.test.ts`;

/** Who becomes staff, who stops being it, and who may set a password. */
export const PEOPLE = [
  ...mutantsOf(
    `${accounts}/invite-person.ts`,
    [invite],
    [['who is staff already is not invited', 'account && isStaffAccount(account)', 'false']],
  ),
  ...mutantsOf(
    `${accounts}/accept-invitation.ts`,
    [accept],
    [
      [
        'an invitation has an end',
        'good_until.toMillis() <= Date.now()',
        'good_until.toMillis() <= 0',
      ],
      ['an invitation works once', 'batch.delete(invitationDocument(uid));', ''],
      [
        'who may not invite any more makes nobody staff',
        "!(await accountMay(invited_by, 'people.manage'))",
        'false',
      ],
      ['the sessions of an account that goes end', 'await endSessions(found.uid);', ''],
      ['an admin stays', '|| found.uid === invitation.invited_by', ''],
    ],
  ),
  ...mutantsOf(
    'functions/src/invitations/invitations.ts',
    [accept],
    [['a second invitation ends the links of the first', 'code_hashes: []', '']],
  ),
  ...mutantsOf(
    'functions/src/people/account.ts',
    [change, accept],
    [
      [
        'roles do not follow an account to another address',
        'account.emailVerified && hasInvitedAddress(account)',
        'account.emailVerified',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/outbox/admin-change.ts',
    [adminChange],
    [['all admins are told', "await accountsWith('admin')", '[]']],
  ),
  ...mutantsOf(
    `${accounts}/change-roles.ts`,
    [change],
    [
      ['an admin stays one', "if (uid !== actor || to.includes('admin')) return;", 'return;'],
      ['no account of a stranger gets a role', 'if (isVerified) return;', 'return;'],
      [
        'a role that is taken ends sessions',
        'if (isDone || before.some((role) => !to.includes(role))) await endSessions(uid);',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${accounts}/revoke-person.ts`,
    [change],
    [
      ['nobody revokes themselves', 'if (uid === actor.actor) {', 'if (uid === "") {'],
      ['who is revoked cannot sign in', '{ disabled: true }', '{ disabled: false }'],
      ['who is revoked keeps no session', 'await endSessions(uid);', ''],
    ],
  ),
  ...mutantsOf(
    `${accounts}/one-at-a-time.ts`,
    [change],
    [
      [
        'two changes do not happen at once',
        'end.toMillis() > Date.now()',
        'end.toMillis() > Infinity',
      ],
    ],
  ),
  ...mutantsOf(
    `${resets}/request-password-reset.ts`,
    [reset],
    [
      ['a mailbox is not flooded', 'if (!isAdmitted || !account', 'if (!account'],
      ['an account without a role gets no link', '|| !isStaffInService(account)', ''],
    ],
  ),
  ...mutantsOf(
    'functions/src/outbox/unwanted-account-mails.ts',
    [reset],
    [
      ['who was revoked gets no link', 'isStaffInService(account)', 'true'],
      ['a link that nobody waits for any more is not sent', '> WANTED_FOR_MS[kind]', '> Infinity'],
    ],
  ),
];
