import { Failure } from '@raade/contracts/failure';
import { parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';
import { WHERE } from '../backend/connect.ts';

export const VERIFY_COMMAND = {
  name: 'npm run audit:verify',
  summary: `Tells whether an entry of the audit log was changed, removed or inserted, ${WHERE}.`,
  usage: ['[--project <id> --seals <file>]'],
  options: {
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
    seals: {
      type: 'string',
      value: '<file>',
      help: 'what was published of the seals, a number and a hash on each line; the stack has its own',
    },
  },
  examples: {
    'npm run audit:verify': 'the log of the local stack',
    'npm run audit:verify -- --project raade --seals seals.txt':
      'that of the site; functions/README.md tells where seals.txt comes from',
  },
} as const;

export interface VerifyOptions {
  readonly project: string | undefined;
  /** Undefined: the file of the local stack. */
  readonly seals: string | undefined;
}

/** @throws Failure that shows how the command is used */
export function parseVerifyOptions(args: readonly string[]): VerifyOptions {
  const { project, seals } = parseCommandLine(VERIFY_COMMAND, args).values;
  if (project !== undefined && seals === undefined) {
    throw new Failure(
      `Without what was published, seals that were made anew are not found.\n${usageOf(VERIFY_COMMAND)}`,
    );
  }
  return { project, seals };
}
