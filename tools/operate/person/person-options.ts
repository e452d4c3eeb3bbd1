import { Failure } from '@raade/contracts/base/failure';
import { type CommandInput, parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';
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
    out: { type: 'string', value: '<file>', help: 'the file to write, which must not be there' },
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

type Values = Omit<CommandInput<typeof PERSON_COMMAND>['values'], 'project'>;

export type PersonTask =
  | { readonly task: 'export'; readonly email: string; readonly file: string }
  | { readonly task: 'plan' | 'erase'; readonly email: string }
  | { readonly task: 'erase-again' };

export type PersonOptions = PersonTask & { readonly project: string | undefined };

/** @throws Failure that shows how the command is used */
export function parsePersonOptions(args: readonly string[]): PersonOptions {
  const { values, positionals } = parseCommandLine(PERSON_COMMAND, args);
  const { project, ...others } = values;
  const [task = '', subject, ...more] = positionals;
  const options = more.length > 0 ? undefined : TASKS.get(task)?.(subject, others);
  if (!options) throw new Failure(USAGE);
  return { ...options, project };
}

type Reader = (subject: string | undefined, values: Values) => PersonTask | undefined;

/** Functions that read the arguments of each task, and return undefined if one is missing or not allowed. */
const TASKS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    export: (email, { out, ...others }) =>
      isAddress(email) && out !== undefined && isNothing(others)
        ? { task: 'export', email, file: out }
        : undefined,
    erase: (email, { confirm, ...others }) =>
      isAddress(email) && isNothing(others)
        ? { task: confirm ? 'erase' : 'plan', email }
        : undefined,
    'erase-again': (subject, values) =>
      subject === undefined && isNothing(values) ? { task: 'erase-again' } : undefined,
  }),
);

const isAddress = (text: string | undefined): text is string => text?.includes('@') === true;

const isNothing = (values: Partial<Values>) => Object.values(values).every((value) => !value);
