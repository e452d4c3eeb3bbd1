import type { App } from 'firebase-admin/app';
import { withBackend } from '../backend/connect.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import {
  allowReleases,
  grantStaff,
  listStaff,
  revokeStaff,
  type StaffAccount,
} from './staff-accounts.ts';
import { parseStaffOptions, STAFF_COMMAND, type StaffOptions } from './staff-options.ts';

/** Says who is staff, and makes and unmakes staff. */
await runCommand(STAFF_COMMAND, async () => {
  const options = parseStaffOptions(process.argv.slice(2));
  console.log(await withBackend(options.project, (app) => perform(app, options)));
  return 0;
});

async function perform(app: App, options: StaffOptions): Promise<string> {
  switch (options.task) {
    case 'list':
      return staffTable(await listStaff(app));
    case 'grant': {
      const account = await grantStaff(app, options.email, options.role);
      return `${options.email} has the role ${options.role} from the next sign-in on: ${account}.`;
    }
    case 'releases': {
      await allowReleases(app, options.email, options.apps);
      const apps = options.apps.join(', ') || 'nothing';
      return `${options.email} may release ${apps} from the next sign-in on; a token of now ends within the hour.`;
    }
    case 'revoke':
      await revokeStaff(app, options.email);
      return (
        `${options.email} is no longer staff. Functions refuse the account from now on; what it can\n` +
        'read in an open tab ends with that token, within the hour.'
      );
  }
}

function staffTable(staff: readonly StaffAccount[]): string {
  if (staff.length === 0) return 'Nobody is staff yet.';
  return formatTable([
    ['Email', 'Role', 'Last sign-in'],
    ...staff.map(({ email, role, isDisabled, lastSignIn }) => [
      email,
      isDisabled ? `${role}, disabled` : role,
      lastSignIn ?? 'never',
    ]),
  ]);
}
