import type { App } from 'firebase-admin/app';
import { withBackend } from '../backend/connect.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import {
  allowReleases,
  grantStaff,
  inviteStaff,
  listStaff,
  revokeStaff,
  type StaffAccount,
} from './staff-accounts.ts';
import { readMode, removeSecondFactor, setMode } from './second-factor.ts';
import { parseStaffOptions, STAFF_COMMAND, type StaffOptions } from './staff-options.ts';

/** Lists, invites and removes staff, and changes their rights. */
await runCommand(STAFF_COMMAND, async () => {
  const options = parseStaffOptions(process.argv.slice(2));
  console.log(await withBackend(options.project, (app) => perform(app, options)));
  return 0;
});

async function perform(app: App, options: StaffOptions): Promise<string> {
  switch (options.task) {
    case 'list':
      return staffTable(await listStaff(app));
    case 'invite':
      return (
        `By this link the owner of ${options.email} sets a password, once:\n${await inviteStaff(app, options.email)}\n` +
        'Then give the account its roles with `npm run staff -- grant`.'
      );
    case 'grant': {
      const account = await grantStaff(app, options.email, options.roles);
      return (
        `${options.email} has the roles ${options.roles.join(', ')} from the next sign-in on.\n` +
        `Make sure that it is theirs: ${account}.`
      );
    }
    case 'releases': {
      await allowReleases(app, options.email, options.apps);
      const apps = options.apps.join(', ') || 'nothing';
      return `${options.email} may release ${apps} from the next sign-in on; what it has open ends now.`;
    }
    case 'second-factor': {
      if (options.mode) await setMode(app, options.mode);
      return `A second factor is ${await readMode(app)} for staff.`;
    }
    case 'remove-second-factor':
      await removeSecondFactor(app, options.email);
      return (
        `${options.email} has no second factor any more, and nothing that it has open goes on.\n` +
        'Make sure that it was its owner who asked: a password alone signs in to it now.'
      );
    case 'revoke':
      await revokeStaff(app, options.email);
      return `${options.email} is no longer staff. Nothing that it has open reads or does anything any more.`;
  }
}

function staffTable(staff: readonly StaffAccount[]): string {
  if (staff.length === 0) return 'Nobody is staff yet.';
  return formatTable([
    ['Email', 'Roles', 'Last sign-in'],
    ...staff.map((account) => [
      account.email,
      [...account.roles, ...hindrancesOf(account)].join(', '),
      account.lastSignIn ?? 'never',
    ]),
  ]);
}

/** The reasons why the roles have no effect at the moment. */
function hindrancesOf({ isDisabled, isVerified }: StaffAccount): string[] {
  return [
    ...(isDisabled ? ['but disabled'] : []),
    ...(isVerified ? [] : ['but address not verified']),
  ];
}
