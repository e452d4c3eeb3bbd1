import path from 'node:path';

/** What browsers refuse, under `nosniff` or across origins, if its type is another one. */
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

/** Why an answer must not be what visitors get for a file of a release; undefined if it may. */
export function answerProblem(file: string, { status, headers }: Response): string | undefined {
  if (status !== 200) return `status ${status}`;
  const expected = { 'content-type': TYPES[path.extname(file)] ?? NO_PAGE, ...HEADERS };
  const wrong = Object.entries(expected).find(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ''),
  );
  if (!wrong) return undefined;
  return `${wrong[0]} is "${headers.get(wrong[0]) ?? ''}"`;
}
