import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '@raade/contracts/base/failure';

type Command = readonly [
  strings: TemplateStringsArray,
  ...values: readonly (string | number | readonly string[])[],
];

/**
 * Runs commands of gcloud, firebase and stripe, written as template literals. An inserted string is one argument, an
 * inserted list several.
 */
export interface Commands {
  /** Prints and runs a command that changes something. Returns its output. */
  readonly run: (...command: Command) => Promise<string>;
  /** Runs a command that only reads. Returns its output. */
  readonly read: (...command: Command) => Promise<string>;
  /** Like `read`, but returns lines. */
  readonly lines: (...command: Command) => Promise<readonly string[]>;
  /** Commands with standard input or variables: for secrets, which must not be arguments, and for confirmations. */
  readonly with: (options: CommandOptions) => Commands;
}

interface CommandOptions {
  /** Standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);

/**
 * Creates commands for a project.
 * @param say prints a line
 */
export function openCommands(
  projectId: string,
  say: (line: string) => void,
  { input = '', env = {} }: CommandOptions = {},
): Commands {
  const project = { CLOUDSDK_CORE_PROJECT: projectId, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' };
  const read = async (...command: Command) => {
    const [program = '', ...args] = argumentsOf(command);
    const running = execute(program, args, { env: { ...process.env, ...project, ...env } });
    // Ignores the error of writing to a program that has already failed.
    running.child.stdin?.on('error', () => undefined).end(input);
    const { stdout } = await running.catch((cause: unknown) => {
      throw new Failure(messageOf(program, cause as ExecuteError), { cause });
    });
    return stdout.trim();
  };
  return {
    read,
    lines: async (...command) => (await read(...command)).split('\n').filter(Boolean),
    run(...command) {
      say(`  ${argumentsOf(command).join(' ')}`);
      return read(...command);
    },
    with: (options) => openCommands(projectId, say, options),
  };
}

/** Splits a command at its spaces, and then inserts the values, which may contain spaces. */
function argumentsOf([{ raw }, ...values]: Command): readonly string[] {
  const text = raw.map((part, index) => (index in values ? `${part}{${index}}` : part)).join('');
  return text.split(' ').flatMap((argument) => {
    const onlyValue = values[Number(/^\{(\d+)\}$/.exec(argument)?.[1])];
    if (typeof onlyValue === 'object') return onlyValue;
    return argument.replaceAll(/\{(\d+)\}/g, (_, index) => String(values[Number(index)]));
  });
}

interface ExecuteError extends Error {
  readonly code?: string | number;
  readonly stderr?: string;
  readonly stdout?: string;
}

/** The error text. Node's message contains the command and its stderr; firebase writes errors as JSON to stdout. */
function messageOf(program: string, { code, message, stdout, stderr }: ExecuteError): string {
  if (code === 'ENOENT') {
    return `\`${program}\` is not installed. See docs/production.md.`;
  }
  return stderr ? message.trim() : `${message.trim()}\n${stdout ?? ''}`.trim();
}
