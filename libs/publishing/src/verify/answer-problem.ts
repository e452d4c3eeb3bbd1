import path from 'node:path';

/** Types that browsers insist on, under `nosniff` or across origins. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
  '.json': /^application\/json\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.html': /^text\/html\b/,
};

/** A file that is missing may be answered with a page. */
const NO_PAGE = /^(?!text\/html)/;

const KEPT: Readonly<Record<string, RegExp>> = { 'cache-control': /\bimmutable\b/ };

const HEADERS: Readonly<Record<string, RegExp>> = {
  'access-control-allow-origin': /^\*$/,
  'x-content-type-options': /^nosniff$/,
};

export interface AnswerRules {
  /** True if answers must tell browsers to keep the file for ever. */
  readonly mustBeKept: boolean;
}

/** The reason why visitors must not get this answer for a file of a release; undefined if they may. */
export function answerProblem(
  file: string,
  { status, headers }: Response,
  { mustBeKept }: AnswerRules,
): string | undefined {
  if (status !== 200) return `status ${status}`;
  const type = { 'content-type': TYPES[path.extname(file)] ?? NO_PAGE };
  const expected = { ...type, ...(mustBeKept && KEPT), ...HEADERS };
  const wrong = Object.entries(expected).find(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ''),
  );
  if (!wrong) return undefined;
  return `${wrong[0]} is "${headers.get(wrong[0]) ?? ''}"`;
}
