import path from 'node:path';

/** Media types without which browsers refuse a file, because of `nosniff` or across origins. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
  '.json': /^application\/json\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.html': /^text\/html\b/,
};

/** Other files must not be HTML: the site answers with HTML for a missing file. */
const NOT_HTML = /^(?!text\/html)/;

const IMMUTABLE: Readonly<Record<string, RegExp>> = { 'cache-control': /\bimmutable\b/ };

const HEADERS: Readonly<Record<string, RegExp>> = {
  'access-control-allow-origin': /^\*$/,
  'x-content-type-options': /^nosniff$/,
};

export interface AnswerRules {
  /** True if answers must have the header for caching forever. */
  readonly mustCache: boolean;
}

/** The problem of an answer for a file of a release: a wrong status or header. Undefined if there is none. */
export function answerProblem(
  file: string,
  { status, headers }: Response,
  { mustCache }: AnswerRules,
): string | undefined {
  if (status !== 200) return `status ${status}`;
  const type = { 'content-type': TYPES[path.extname(file)] ?? NOT_HTML };
  const expected = { ...type, ...(mustCache && IMMUTABLE), ...HEADERS };
  const wrongHeader = Object.entries(expected).find(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ''),
  );
  if (!wrongHeader) return undefined;
  const [name] = wrongHeader;
  return `${name} is "${headers.get(name) ?? ''}"`;
}
