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

const HEADERS: Readonly<Record<string, RegExp>> = {
  'cache-control': /\bimmutable\b/,
  'access-control-allow-origin': /^\*$/,
  'x-content-type-options': /^nosniff$/,
};

/** The reason why visitors must not get this answer for a file of a release; undefined if they may. */
export function answerProblem(file: string, { status, headers }: Response): string | undefined {
  if (status !== 200) return `status ${status}`;
  const expected = { 'content-type': TYPES[path.extname(file)] ?? NO_PAGE, ...HEADERS };
  const wrong = Object.entries(expected).find(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ''),
  );
  if (!wrong) return undefined;
  return `${wrong[0]} is "${headers.get(wrong[0]) ?? ''}"`;
}
