import { Failure } from '@raade/contracts/base/failure';
import { type Pointer, RELEASE_FILE, type Release } from '@raade/contracts/releases/releases';
import { fetchFile } from '../reading/fetch-file.ts';
import { releaseBase } from '../reading/read-release.ts';
import { pointerTo } from '../releases/stage-release.ts';
import { type AnswerRules, answerProblem } from './answer-problem.ts';
import { isPublished, type OpenRelease, parseReleaseFile } from '../reading/open-release.ts';

const TIMEOUT_MS = 30_000;

/** A release with all its files, fetched from its site. */
export interface FetchedRelease extends OpenRelease {
  /** The pointer that would make it live. */
  readonly pointer: Pointer;
  /** All files by path, including `release.json`. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Fetches all files of a release from its site, and checks status, headers and hash of each. Rejects with a `Failure`
 * that names each wrong file. Each request has its own query, so that no cache answers.
 * @param origin of the app's site
 */
export async function fetchRelease(
  { app, release }: Pick<Pointer, 'app' | 'release'>,
  origin: string,
  rules: AnswerRules,
): Promise<FetchedRelease> {
  const base = releaseBase(origin, release);
  const description = await fetchDescription(app, base, rules);
  const text = new TextDecoder().decode(description);
  const file = parseReleaseFile(app, release, text);
  const contents = await fetchFiles(file, base, rules);
  contents.set(RELEASE_FILE, description);
  return {
    file,
    contents,
    pointer: pointerTo(file, description),
    text: (path) => Promise.resolve(new TextDecoder().decode(contents.get(path))),
  };
}

async function fetchFiles(
  { files }: Release,
  base: string,
  rules: AnswerRules,
): Promise<Map<string, Uint8Array>> {
  const requests = files.map(async (file) => ({
    file,
    ...(await fetchChecked(base, file.path, rules)),
  }));
  const answers = await Promise.all(requests);
  const problems = answers.flatMap(({ file, problem, content }) => {
    if (problem) return [`${file.path}: ${problem}`];
    return isPublished(file, content) ? [] : [`${file.path}: is not the file that was published`];
  });
  if (problems.length > 0)
    throw new Failure(`${base} is not fit to go live:\n${problems.join('\n')}`);
  return new Map(answers.map(({ file, content }) => [file.path, content]));
}

async function fetchDescription(
  app: string,
  base: string,
  rules: AnswerRules,
): Promise<Uint8Array> {
  const { problem, content } = await fetchChecked(base, RELEASE_FILE, rules);
  if (!problem) return content;
  throw new Failure(
    `${app} has no such release: ${base}${RELEASE_FILE}: ${problem}.\n` +
      `\`npm run release -- list ${app}\` shows those that it has.`,
  );
}

async function fetchChecked(base: string, file: string, rules: AnswerRules) {
  const url = new URL(file, base);
  url.searchParams.set('check', crypto.randomUUID());
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetchFile(url, { signal });
    const content = new Uint8Array(await response.arrayBuffer());
    return { problem: answerProblem(file, response, rules), content };
  } catch (error) {
    return { problem: `no answer (${reasonOf(error)})`, content: new Uint8Array() };
  }
}

/** The reason of a failed `fetch`, which is in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? String(error.cause) : error.message;
}
