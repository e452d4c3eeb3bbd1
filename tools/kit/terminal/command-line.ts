import { parseArgs } from 'node:util';
import { formatTable } from './table.ts';

/** An option of a command: how Node parses it, and what its help says of it. */
interface CommandOption {
  readonly type: 'boolean' | 'string';
  readonly default?: boolean | string | string[];
  /** The word after the option, like `<commit>`. */
  readonly value?: string;
  readonly help: string;
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

/** A command as its user sees it: the parser of its arguments writes its help, too. */
export interface CommandLine<Options extends CommandOptions = CommandOptions> {
  /** The command as one types it, like `npm run affected`. */
  readonly name: string;
  /** The command's work in one sentence. */
  readonly summary: string;
  /** Uses of the command, one line for each task. Without them, the options make that line. */
  readonly usage?: readonly string[];
  /** True if the command accepts positional arguments. */
  readonly takesWords?: boolean;
  readonly options: Options;
  /** Commands to type, and what they do. */
  readonly examples?: Readonly<Record<string, string>>;
}

/**
 * Parses the arguments of a command into options and positional arguments.
 *
 * @throws TypeError of node:util that names an unknown option
 */
export function parseCommandLine<Options extends CommandOptions>(
  { options, takesWords = false }: CommandLine<Options>,
  args: readonly string[],
) {
  return parseArgs({ args: [...args], options, allowPositionals: takesWords });
}

/** The arguments as the options of a command have them. */
export type CommandInput<Command extends CommandLine> = ReturnType<
  typeof parseCommandLine<Command['options']>
>;

/** True if the arguments contain `--help`. Arguments after `--` belong to another program. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).includes('--help');
}

/** The help: the command's work, its uses, each option with its default, and examples. */
export function helpOf(command: CommandLine): string {
  const { name, summary, options, examples = {} } = command;
  return [
    `${name}: ${summary}`,
    usageOf(command),
    section('Options', [...Object.entries(options).map(optionRow), ['--help', 'prints this']]),
    section('Examples', Object.entries(examples)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The uses of a command; the answer to arguments that it cannot take. */
export function usageOf({ name, options, usage }: CommandLine): string {
  const own = Object.entries(options).map((option) => `[${writtenAs(option)}]`);
  const lines = usage ?? [own.join(' ')];
  // npm takes options after the script's name as its own, unless `--` comes before them.
  const start = name.startsWith('npm ') && !name.includes(' -- ') ? `${name} --` : name;
  return section(
    'Usage',
    lines.map((line) => [line === '' ? name : `${start} ${line}`]),
  );
}

const writtenAs = ([name, { value, type }]: [string, CommandOption]) =>
  type === 'boolean' ? `--${name}` : `--${name} ${value ?? '<text>'}`;

function optionRow(option: [string, CommandOption]): string[] {
  const { help, default: usual } = option[1];
  const isNamed = typeof usual === 'string' && usual !== '';
  return [writtenAs(option), isNamed ? `${help} (default: ${usual})` : help];
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = formatTable(rows).split('\n');
  return [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
