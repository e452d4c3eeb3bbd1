import { parseArgs } from 'node:util';
import { formatTable } from './table.ts';

/** An option of a command: for Node's parser and for the help. */
interface CommandOption {
  readonly type: 'boolean' | 'string';
  readonly default?: boolean | string | string[];
  /** The word after the option, like `<commit>`. */
  readonly value?: string;
  readonly help: string;
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

/** The description of a command, from which its arguments are parsed and its help is written. */
export interface CommandLine<Options extends CommandOptions = CommandOptions> {
  /** The command as one types it, like `npm run affected`. */
  readonly name: string;
  /** The command's work in one sentence. */
  readonly summary: string;
  /** The lines of the help that show how to call the command; by default one line with all options. */
  readonly usage?: readonly string[];
  /** True if the command accepts positional arguments. */
  readonly hasPositionals?: boolean;
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
  { options, hasPositionals = false }: CommandLine<Options>,
  args: readonly string[],
) {
  return parseArgs({ args: [...args], options, allowPositionals: hasPositionals });
}

/** The parsed arguments of a command. */
export type CommandInput<Command extends CommandLine> = ReturnType<
  typeof parseCommandLine<Command['options']>
>;

/** True if the arguments contain `--help`. Arguments after `--` belong to another program. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).includes('--help');
}

/** Writes the help: the command's work, how to call it, each option with its default, and examples. */
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

/** Writes how to call a command, for the help and for messages about wrong arguments. */
export function usageOf({ name, options, usage }: CommandLine): string {
  const writtenOptions = Object.entries(options).map((option) => `[${writeOption(option)}]`);
  const lines = usage ?? [writtenOptions.join(' ')];
  // Without `--`, npm would take the options as its own.
  const start = name.startsWith('npm ') && !name.includes(' -- ') ? `${name} --` : name;
  return section(
    'Usage',
    lines.map((line) => [line === '' ? name : `${start} ${line}`]),
  );
}

const writeOption = ([name, { value, type }]: [string, CommandOption]) =>
  type === 'boolean' ? `--${name}` : `--${name} ${value ?? '<text>'}`;

function optionRow(option: [string, CommandOption]): string[] {
  const { help, default: defaultValue } = option[1];
  const showsDefault = typeof defaultValue === 'string' && defaultValue !== '';
  return [writeOption(option), showsDefault ? `${help} (default: ${defaultValue})` : help];
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = formatTable(rows).split('\n');
  return [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
