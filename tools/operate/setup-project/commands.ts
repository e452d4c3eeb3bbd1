import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '@raade/contracts/base/failure';

type Command = readonly [
  strings: TemplateStringsArray,
  ...values: readonly (string | number | readonly string[])[],
];

/** Commands of gcloud, firebase and stripe, written as in a terminal; a value is never split, a list is several words. */
export interface Commands {
  /** Runs a command that changes something, says which, and gives its answer. */
  readonly run: (...command: Command) => Promise<string>;
  /** The answer of a command that only reads. */
  readonly read: (...command: Command) => Promise<string>;
  /** The lines of that answer. */
  readonly lines: (...command: Command) => Promise<readonly string[]>;
  /** The same with a text on the standard input, or variables: for secrets, which stand in no command, and answers. */
  readonly with: (given: Given) => Commands;
}

interface Given {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);

export function openCommands(
  projectId: string,
  say: (line: string) => void,
  { input = '', env = {} }: Given = {},
): Commands {
  const project = { CLOUDSDK_CORE_PROJECT: projectId, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' };
  const read = async (...command: Command) => {
    const [program = '', ...args] = wordsOf(command);
    const running = execute(program, args, { env: { ...process.env, ...project, ...env } });
    // A program that fails at once may not read what it gets.
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
      say(`  ${wordsOf(command).join(' ')}`);
      return read(...command);
    },
    with: (given) => openCommands(projectId, say, given),
  };
}

function wordsOf([{ raw }, ...values]: Command): readonly string[] {
  const text = raw.map((part, index) => (index in values ? `${part}{${index}}` : part)).join('');
  return text.split(' ').flatMap((word) => {
    const alone = values[Number(/^\{(\d+)\}$/.exec(word)?.[1])];
    if (typeof alone === 'object') return alone;
    return word.replaceAll(/\{(\d+)\}/g, (_, index) => String(values[Number(index)]));
  });
}

interface ExecuteError extends Error {
  readonly code?: string | number;
  readonly stderr?: string;
  readonly stdout?: string;
}

/** Node's message names the command and has its errors; firebase writes them to its output if that is JSON. */
function messageOf(program: string, { code, message, stdout, stderr }: ExecuteError): string {
  if (code === 'ENOENT') {
    return `\`${program}\` is not installed. docs/production.md says where it comes from.`;
  }
  return stderr ? message.trim() : `${message.trim()}\n${stdout ?? ''}`.trim();
}
