import { TRIES_ALL } from './matrix.ts';

/** Depth at which recursive parsers overflow the stack. */
const DEEP = 2000;

const deepList = (): unknown => {
  let list: unknown = [];
  for (let depth = 0; depth < DEEP; depth += 1) list = [list];
  return list;
};

const ALL: Readonly<Record<string, unknown>> = {
  'no value': undefined,
  null: null,
  true: true,
  'a number': 7,
  'a negative number': -1,
  'a fraction': 0.5,
  'a number that no integer holds': 2 ** 53,
  'a number without end': 1e308,
  'an empty text': '',
  'a blank text': ' \t ',
  'a text of 50,000 letters': 'a'.repeat(50_000),
  'a text with a NUL': 'a\u0000b',
  'a second header': 'a\r\nBcc: somebody@example.org',
  'a text that runs backwards': '\u202egro.elpmaxe',
  'half a character': '\ud800',
  'a script': '<script>alert(1)</script>',
  'a formula': "=cmd|'/C calc'!A0",
  'a query': "' OR ''='",
  'a path': '../../etc/passwd',
  'the name of what every object has': '__proto__',
  'an empty list': [],
  'a list of one': ['a'],
  'an empty object': {},
  'an operator': { $ne: null },
  'an object with methods': { toString: 'a', valueOf: 'b', toJSON: 'c' },
  'a list without end': deepList(),
};

/** One value of each kind, for quick runs. */
const REPRESENTATIVE: ReadonlySet<string> = new Set([
  'no value',
  'a number',
  'a second header',
  'a script',
  'the name of what every object has',
  'an object with methods',
]);

/** Malicious values of a field, by description. */
export const HOSTILE_VALUES: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(ALL).filter(([what]) => TRIES_ALL || REPRESENTATIVE.has(what)),
);

/** Malicious payloads. */
export const HOSTILE_PAYLOADS: Readonly<Record<string, unknown>> = {
  ...HOSTILE_VALUES,
  'a prototype': JSON.parse('{"__proto__": {"isAdmin": true}}'),
};

/** The malicious texts, for addresses, fields and storage. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HOSTILE_VALUES).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  ),
);

/** Returns copies of an object with one malicious part each, at any depth. */
export function withHostileParts(
  sample: object,
  hostile = HOSTILE_VALUES,
): [what: string, changed: object][] {
  return Object.entries(sample).flatMap(([name, value]: [string, unknown]) => {
    const own = Object.entries(hostile).map(([what, part]): [string, object] => [
      `${what} as ${name}`,
      { ...sample, [name]: part },
    ]);
    if (typeof value !== 'object' || value === null) return own;
    const inside = withHostileParts(value, hostile).map(([what, changed]): [string, object] => [
      `${what} of ${name}`,
      { ...sample, [name]: changed },
    ]);
    return [...own, ...inside];
  });
}
