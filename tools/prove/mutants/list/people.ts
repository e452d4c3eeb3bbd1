import { mutantsOf } from '../mutant.ts';

const accounts = 'functions/src/staff-accounts';
const invite = `${accounts}/invite-person.emulator.test.ts`;
const change = `${accounts}/change-people.emulator.test.ts`;
const resets = 'functions/src/password-reset';
const reset = `${resets}/password-reset.emulator.test.ts`;

/** Who becomes staff, who stops being it, and who may set a password. */
export const PEOPLE = [
  ...mutantsOf(
    `${accounts}/invite-person.ts`,
    [invite],
    [
      [
        'an account that had the address before does not become staff',
        'if (found) await remove(found);',
        '',
      ],
      ['its sessions end', 'await endSessions(uid);', ''],
      [
        'who is staff already is not invited',
        'const isStaff = person !== null && person.isVerified && !person.isDisabled;',
        'const isStaff = false;',
      ],
      [
        'an invited account counts as verified by nobody',
        'emailVerified: false',
        'emailVerified: true',
      ],
    ],
  ),
  ...mutantsOf(
    `${accounts}/change-roles.ts`,
    [change],
    [
      ['an admin stays one', "if (uid !== actor || to.includes('admin')) return;", 'return;'],
      [
        'no account of a stranger gets a role',
        'if (isVerified || invitedUntil !== null) return;',
        'return;',
      ],
      [
        'a role that is taken ends sessions',
        'if (before.some((role) => !to.includes(role)) || isSame(before, to)) await endSessions(uid);',
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
      ['a mailbox is not flooded', 'if (!isAdmitted || !account) return;', 'if (!account) return;'],
      [
        'an invitation that is over opens no account',
        'if (invitedUntil !== null && Date.parse(invitedUntil) <= Date.now()) return undefined;',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/outbox/unwanted-account-mails.ts',
    [reset],
    [
      ['who was revoked gets no link', '!account.disabled', 'true'],
      ['a link that nobody waits for any more is not sent', '> WANTED_FOR_MS[kind]', '> Infinity'],
    ],
  ),
];
