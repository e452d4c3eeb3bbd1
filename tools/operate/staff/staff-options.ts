import { parseArgs } from 'node:util';
import { remoteName } from '@raade/contracts/remote';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '@raade/contracts/roles';
import { WHERE } from '../backend/connect.ts';
import { Failure } from '@raade/contracts/failure';

const USAGE = `Usage, ${WHERE}:
  npm run staff -- list [--project <id>]
  npm run staff -- grant <email> [--role ${STAFF_ROLES.join('|')}] [--project <id>]
  npm run staff -- revoke <email> [--project <id>]
  npm run staff -- releases <email> [<app>…] [--project <id>]`;

type StaffTask =
  | { readonly task: 'list' }
  | { readonly task: 'grant'; readonly email: string; readonly role: StaffRole }
  | { readonly task: 'revoke'; readonly email: string }
  /** Of an account that releases: all apps whose pointers it may move from now on. */
  | { readonly task: 'releases'; readonly email: string; readonly apps: readonly string[] };

export type StaffOptions = StaffTask & { readonly project: string | undefined };

/** @throws Failure that shows how the command is used */
export function parseStaffOptions(args: readonly string[]): StaffOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { project: { type: 'string' }, role: { type: 'string' } },
    allowPositionals: true,
  });
  return { ...taskOf(positionals, values.role), project: values.project };
}

function taskOf([task, email, ...more]: readonly string[], role: string | undefined): StaffTask {
  if (role !== undefined && task !== 'grant') throw new Failure(`--role is for grant.\n${USAGE}`);
  if (task === 'releases' && email?.includes('@')) return { task, email, apps: checkedApps(more) };
  if (more.length > 0) throw new Failure(USAGE);
  if (task === 'list' && email === undefined) return { task };
  if (email?.includes('@')) {
    if (task === 'grant') return { task, email, role: checkedRole(role ?? 'staff') };
    if (task === 'revoke') return { task, email };
  }
  throw new Failure(USAGE);
}

function checkedApps(apps: readonly string[]): readonly string[] {
  if (apps.every((app) => remoteName.safeParse(app).success)) return apps;
  throw new Failure(USAGE);
}

function checkedRole(role: string): StaffRole {
  if (isStaffRole(role)) return role;
  throw new Failure(`There is no role "${role}", only ${STAFF_ROLES.join(' and ')}.`);
}
