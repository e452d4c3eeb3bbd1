import { createHash } from 'node:crypto';
import path from 'node:path';
import { RELEASE_FILE, type ReleaseFile, releaseFileSchema } from '@raade/contracts/releases';
import { Failure } from '@raade/contracts/failure';
import { entryOf } from '../releases/describe-release.ts';
import { releaseIdOf } from '../releases/release-id.ts';
import { type AnswerRules, answerProblem } from './answer-problem.ts';

const PATIENCE_MS = 30_000;

export interface FetchedRelease {
  readonly release: ReleaseFile;
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Fetches every file of a release as browsers of other origins will, and checks each answer and that together they
 * are that release. Rejects with one message that names each file that is wrong.
 *
 * Each request has a query of its own, so that no cache answers.
 * @param base address of the release's folder, like `https://giving.example.org/r/0123456789abcdef/`
 */
export async function fetchRelease(
  app: string,
  base: string,
  rules: AnswerRules,
): Promise<FetchedRelease> {
  const release = await fetchDescription(app, base, rules);
  const fetched = release.files.map(async (file) => ({ file, ...(await ask(base, file, rules)) }));
  const answers = await Promise.all(fetched);
  const problems = answers.flatMap(({ file, problem }) => (problem ? [`${file}: ${problem}`] : []));
  if (problems.length > 0)
    throw new Failure(`${base} is not fit to go live:\n${problems.join('\n')}`);
  const contents = new Map(answers.map(({ file, content }) => [file, content]));
  await requireWhole(release, contents, base);
  return { release, contents };
}

async function fetchDescription(
  app: string,
  base: string,
  rules: AnswerRules,
): Promise<ReleaseFile> {
  const { problem, content } = await ask(base, RELEASE_FILE, rules);
  if (problem) {
    throw new Failure(
      `${app} has no such release: ${base}${RELEASE_FILE}: ${problem}.\n` +
        `\`npm run release -- list ${app}\` shows those that it has.`,
    );
  }
  return releaseFileSchema.parse(JSON.parse(new TextDecoder().decode(content)));
}

async function ask(base: string, file: string, rules: AnswerRules) {
  const url = new URL(file, base);
  url.searchParams.set('check', crypto.randomUUID());
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const content = new Uint8Array(await response.arrayBuffer());
    return { problem: answerProblem(file, response, rules), content };
  } catch (error) {
    return { problem: `no answer (${reasonOf(error)})`, content: new Uint8Array() };
  }
}

/** `fetch` says what went wrong in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? String(error.cause) : error.message;
}

async function requireWhole(
  { name, pointer, files }: ReleaseFile,
  contents: FetchedRelease['contents'],
  base: string,
): Promise<void> {
  const read = (file: string) => Promise.resolve(contents.get(file) ?? new Uint8Array());
  const id = await releaseIdOf(files, read);
  if (id !== pointer.release || id !== path.basename(base)) {
    throw new Failure(`${base} holds other files than it was published with: their id is ${id}.`);
  }
  const hash = createHash('sha384').update(await read(entryOf(name)));
  if (`sha384-${hash.digest('base64')}` !== pointer.integrity) {
    throw new Failure(`${base}${RELEASE_FILE} has the integrity value of another entry.`);
  }
}
