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
  console.log(await withBackend(options.project, (app) => performTask(app, options)));
  return 0;
});

/** Performs the task of the command. Returns the text to print. */
async function performTask(app: App, options: StaffOptions): Promise<string> {
  switch (options.task) {
    case 'list':
      return staffTable(await listStaff(app));
    case 'invite':
      return (
        `With this link the owner of ${options.email} can set a password once:\n${await inviteStaff(app, options.email)}\n` +
        'Then give the account its roles with `npm run staff -- grant`.'
      );
    case 'grant': {
      const account = await grantStaff(app, options.email, options.roles);
      return (
        `${options.email} has the roles ${options.roles.join(', ')} from the next sign-in on.\n` +
        `Make sure that this account is theirs: ${account}.`
      );
    }
    case 'releases': {
      await allowReleases(app, options.email, options.apps);
      const apps = options.apps.join(', ') || 'nothing';
      return `${options.email} may release ${apps} from the next sign-in on. Open sessions may have ended.`;
    }
    case 'second-factor': {
      if (options.mode) await setMode(app, options.mode);
      return `A second factor is ${await readMode(app)} for staff.`;
    }
    case 'remove-second-factor':
      await removeSecondFactor(app, options.email);
      return (
        `${options.email} has no second factor now, and its sessions have ended.\n` +
        'Make sure that its owner asked for this: the password alone is enough to sign in now.'
      );
    case 'revoke':
      await revokeStaff(app, options.email);
      return `${options.email} is no longer staff. Its sessions have ended.`;
  }
}

function staffTable(staff: readonly StaffAccount[]): string {
  if (staff.length === 0) return 'Nobody is staff yet.';
  return formatTable([
    ['Email', 'Roles', 'Last sign-in'],
    ...staff.map((account) => [
      account.email,
      [...account.roles, ...warningsOf(account)].join(', '),
      account.lastSignIn ?? 'never',
    ]),
  ]);
}

/** The reasons why the roles have no effect at the moment. */
function warningsOf({ isDisabled, isVerified }: StaffAccount): string[] {
  return [...(isDisabled ? ['disabled'] : []), ...(isVerified ? [] : ['address not verified'])];
}
