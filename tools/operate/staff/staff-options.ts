import { appName } from '@raade/contracts/releases/remote';
import {
  ASSIGNABLE_ROLES,
  isAssignableRole,
  type Role,
  STAFF_ROLES,
} from '@raade/contracts/staff/roles';
import { SECOND_FACTOR_MODES, type SecondFactorMode } from '@raade/contracts/staff/second-factor';
import { TARGET_HELP } from '../backend/connect.ts';
import { Failure } from '@raade/contracts/base/failure';
import { parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';

export const STAFF_COMMAND = {
  name: 'npm run staff',
  summary: `Lists, adds and removes staff and their roles, ${TARGET_HELP}.`,
  usage: [
    'list [--project <id>]',
    'invite <email> [--project <id>]',
    'grant <email> [--role <role>[,<role>…]] [--project <id>]',
    'revoke <email> [--project <id>]',
    'releases <email> [<app>…] [--project <id>]',
    'second-factor [required|optional] [--project <id>]',
    'remove-second-factor <email> [--project <id>]',
  ],
  hasPositionals: true,
  options: {
    role: {
      type: 'string',
      value: '<role>[,<role>…]',
      help: `for grant: ${ASSIGNABLE_ROLES.join(', ')}; by default ${STAFF_ROLES.join(', ')}`,
    },
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
  },
  examples: {
    'npm run staff -- invite ada@example.org': 'creates an account, whose owner sets the password',
    'npm run staff -- grant ada@example.org --role viewer,mailer':
      'allows to read, and to write to registrants',
    'npm run staff -- releases ada@example.org giving': 'allows to release only giving',
    'npm run staff -- second-factor required': 'requires a second factor of staff',
    'npm run staff -- remove-second-factor ada@example.org': 'for staff who have lost theirs',
  },
} as const;
const USAGE = usageOf(STAFF_COMMAND);

type StaffTask =
  | { readonly task: 'list' }
  | { readonly task: 'invite' | 'revoke' | 'remove-second-factor'; readonly email: string }
  /** Sets the mode of the second factor; without a mode, prints the current one. */
  | { readonly task: 'second-factor'; readonly mode: SecondFactorMode | undefined }
  /** Gives the account exactly these roles. */
  | { readonly task: 'grant'; readonly email: string; readonly roles: readonly Role[] }
  /** Sets the apps that an account may release. */
  | { readonly task: 'releases'; readonly email: string; readonly apps: readonly string[] };

export type StaffOptions = StaffTask & { readonly project: string | undefined };

/**
 * Reads the arguments of the command.
 * @throws Failure that shows how the command is used
 */
export function parseStaffOptions(args: readonly string[]): StaffOptions {
  const { values, positionals } = parseCommandLine(STAFF_COMMAND, args);
  return { ...taskOf(positionals, values.role), project: values.project };
}

function taskOf([task, email, ...excess]: readonly string[], role: string | undefined): StaffTask {
  if (role !== undefined && task !== 'grant') throw new Failure(`--role is for grant.\n${USAGE}`);
  if (task === 'releases' && email?.includes('@')) return { task, email, apps: checkApps(excess) };
  if (excess.length > 0) throw new Failure(USAGE);
  if (task === 'list' && email === undefined) return { task };
  if (task === 'second-factor') return { task, mode: checkMode(email) };
  if (email?.includes('@')) {
    if (task === 'grant') return { task, email, roles: checkRoles(role) };
    if (task === 'invite' || task === 'revoke' || task === 'remove-second-factor') {
      return { task, email };
    }
  }
  throw new Failure(USAGE);
}

function checkApps(apps: readonly string[]): readonly string[] {
  if (apps.every((app) => appName.safeParse(app).success)) return apps;
  throw new Failure(USAGE);
}

function checkMode(text: string | undefined): SecondFactorMode | undefined {
  const mode = SECOND_FACTOR_MODES.find((candidate) => candidate === text);
  if (text === undefined || mode) return mode;
  throw new Failure(`A second factor is ${SECOND_FACTOR_MODES.join(' or ')}, not "${text}".`);
}

function checkRoles(text: string | undefined): readonly Role[] {
  if (text === undefined) return STAFF_ROLES;
  return text.split(',').map((role) => {
    if (isAssignableRole(role)) return role;
    throw new Failure(`There is no role "${role}", only ${ASSIGNABLE_ROLES.join(', ')}.`);
  });
}
