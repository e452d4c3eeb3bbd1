import { Failure } from '@raade/contracts/failure';
import { parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';
import { WHERE } from '../backend/connect.ts';

export const PERSON_COMMAND = {
  name: 'npm run person',
  summary: `Gives out, or erases, all that is on record of a person, ${WHERE}.`,
  usage: [
    'export <email> --out <file> [--project <id>]',
    'erase <email> [--confirm] [--project <id>]',
    'erase-again [--project <id>]',
  ],
  takesWords: true,
  options: {
    out: { type: 'string', value: '<file>', help: 'for export: the file, which must not be there' },
    confirm: {
      type: 'boolean',
      default: false,
      help: 'for erase: does it; without it, only tells what it would do',
    },
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
  },
  examples: {
    'npm run person -- export ada@example.org --out ada.json': 'all that we hold of Ada, as JSON',
    'npm run person -- erase ada@example.org --confirm': 'nothing of her is left, but her gifts',
    'npm run person -- erase-again': 'after a backup was restored',
  },
} as const;
const USAGE = usageOf(PERSON_COMMAND);

type PersonTask =
  | { readonly task: 'export'; readonly email: string; readonly file: string }
  | { readonly task: 'plan' | 'erase'; readonly email: string }
  | { readonly task: 'erase-again' };

export type PersonOptions = PersonTask & { readonly project: string | undefined };

/** @throws Failure that shows how the command is used */
export function parsePersonOptions(args: readonly string[]): PersonOptions {
  const { values, positionals } = parseCommandLine(PERSON_COMMAND, args);
  return { ...taskOf(positionals, values), project: values.project };
}

function taskOf(
  [task, email, ...more]: readonly string[],
  { out, confirm }: { readonly out?: string | undefined; readonly confirm: boolean },
): PersonTask {
  const isOut = out !== undefined;
  if (more.length > 0 || isOut !== (task === 'export') || (confirm && task !== 'erase')) {
    throw new Failure(USAGE);
  }
  if (task === 'erase-again' && email === undefined) return { task };
  if (!email?.includes('@')) throw new Failure(USAGE);
  if (task === 'export' && isOut) return { task, email, file: out };
  if (task === 'erase') return { task: confirm ? 'erase' : 'plan', email };
  throw new Failure(USAGE);
}
