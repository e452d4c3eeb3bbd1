import { remoteName } from '@raade/contracts/remote';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '@raade/contracts/roles';
import { WHERE } from '../backend/connect.ts';
import { Failure } from '@raade/contracts/failure';
import { parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';

export const STAFF_COMMAND = {
  name: 'npm run staff',
  summary: `Says who is staff, and makes and unmakes staff, ${WHERE}.`,
  usage: [
    'list [--project <id>]',
    `grant <email> [--role ${STAFF_ROLES.join('|')}] [--project <id>]`,
    'revoke <email> [--project <id>]',
    'releases <email> [<app>…] [--project <id>]',
  ],
  takesWords: true,
  options: {
    role: {
      type: 'string',
      value: '<role>',
      help: 'for grant: without it, the account gets the role staff',
    },
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
  },
  examples: {
    'npm run staff -- grant ada@example.org': 'lets an account in',
    'npm run staff -- releases ada@example.org giving': 'lets it move the pointer of giving alone',
  },
} as const;
const USAGE = usageOf(STAFF_COMMAND);

type StaffTask =
  | { readonly task: 'list' }
  | { readonly task: 'grant'; readonly email: string; readonly role: StaffRole }
  | { readonly task: 'revoke'; readonly email: string }
  /** Gives an account that releases all apps whose pointers it may move from now on. */
  | { readonly task: 'releases'; readonly email: string; readonly apps: readonly string[] };

export type StaffOptions = StaffTask & { readonly project: string | undefined };

/** @throws Failure that shows how the command is used */
export function parseStaffOptions(args: readonly string[]): StaffOptions {
  const { values, positionals } = parseCommandLine(STAFF_COMMAND, args);
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
