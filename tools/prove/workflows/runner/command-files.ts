import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';

/** The files by which a step tells what the next ones shall know. */
const FILES = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;
type FileName = (typeof FILES)[number];

/** What a step has told. */
export interface Told {
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
  readonly summary: string;
}

/**
 * Names and values as GitHub documents them: `name=value` on one line, or `name<<END`, lines, `END`
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#environment-files).
 */
export function namedValues(text: string): Record<string, string> {
  const lines = text.split('\n');
  const found: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === '') continue;
    const [, name = '', sign, rest = ''] = /^([^=<]+)(=|<<)(.*)$/.exec(line) ?? [];
    if (sign === undefined) throw new Failure(`"${line}" is neither name=value nor name<<END.`);
    found[name] = sign === '=' ? rest : linesUntil(rest, lines);
  }
  return found;
}

function linesUntil(end: string, lines: string[]): string {
  const length = lines.indexOf(end);
  if (length < 0) throw new Failure(`A value has no line "${end}" that ends it.`);
  const value = lines.splice(0, length).join('\n');
  lines.shift();
  return value;
}

/** Makes the files of one step, empty. */
export async function openCommandFiles(folder: string) {
  await mkdir(folder, { recursive: true });
  const env = Object.fromEntries(FILES.map((name) => [name, path.join(folder, name)]));
  await Promise.all(Object.values(env).map((file) => writeFile(file, '')));
  const textOf = (name: FileName) => readFile(env[name] ?? '', 'utf8');
  return {
    /** The variables that lead to them. */
    env,
    async read(): Promise<Told> {
      return {
        outputs: namedValues(await textOf('GITHUB_OUTPUT')),
        env: namedValues(await textOf('GITHUB_ENV')),
        paths: (await textOf('GITHUB_PATH')).split('\n').filter(Boolean),
        summary: await textOf('GITHUB_STEP_SUMMARY'),
      };
    },
  };
}
