import { Failure } from '@raade/contracts/base/failure';
import { type CommandInput, parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';
import { TARGET_HELP } from '../backend/connect.ts';

export const PERSON_COMMAND = {
  name: 'npm run person',
  summary: `Exports or erases all stored data of a person, ${TARGET_HELP}.`,
  usage: [
    'export <email> --out <file> [--project <id>]',
    'erase <email> [--confirm] [--project <id>]',
    'erase-again [--project <id>]',
  ],
  hasPositionals: true,
  options: {
    out: { type: 'string', value: '<file>', help: 'the file to write, which must not exist' },
    confirm: {
      type: 'boolean',
      default: false,
      help: 'for erase: erases; without it, only lists what would be erased',
    },
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
  },
  examples: {
    'npm run person -- export ada@example.org --out ada.json': 'all stored data of Ada, as JSON',
    'npm run person -- erase ada@example.org --confirm':
      'erases Ada; her donations stay without her name',
    'npm run person -- erase-again': 'after a backup was restored',
  },
} as const;
const USAGE = usageOf(PERSON_COMMAND);

type Values = Omit<CommandInput<typeof PERSON_COMMAND>['values'], 'project'>;

/** A task of the command. `plan` only lists what `erase` would erase. */
export type PersonTask =
  | { readonly task: 'export'; readonly email: string; readonly file: string }
  | { readonly task: 'plan' | 'erase'; readonly email: string }
  | { readonly task: 'erase-again' };

export type PersonOptions = PersonTask & { readonly project: string | undefined };

/**
 * Reads the arguments of the command.
 * @throws Failure that shows how the command is used
 */
export function parsePersonOptions(args: readonly string[]): PersonOptions {
  const { values, positionals } = parseCommandLine(PERSON_COMMAND, args);
  const { project, ...others } = values;
  const [task = '', subject, ...excess] = positionals;
  const options = excess.length > 0 ? undefined : READERS.get(task)?.(subject, others);
  if (!options) throw new Failure(USAGE);
  return { ...options, project };
}

type Reader = (subject: string | undefined, values: Values) => PersonTask | undefined;

/** Functions that read the arguments of each task, and return undefined if one is missing or not allowed. */
const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    export: (email, { out, ...others }) =>
      isAddress(email) && out !== undefined && isEmpty(others)
        ? { task: 'export', email, file: out }
        : undefined,
    erase: (email, { confirm, ...others }) =>
      isAddress(email) && isEmpty(others) ? { task: confirm ? 'erase' : 'plan', email } : undefined,
    'erase-again': (subject, values) =>
      subject === undefined && isEmpty(values) ? { task: 'erase-again' } : undefined,
  }),
);

const isAddress = (text: string | undefined): text is string => text?.includes('@') === true;

const isEmpty = (values: Partial<Values>) => Object.values(values).every((value) => !value);
