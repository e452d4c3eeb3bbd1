/** Versions as numbers: they stand in order, and no part of a version reaches a million. */
const STEPS = [Infinity, 1e12, 1e6, 1] as const;

const PART = String.raw`(\d+|[xX*])`;
const COMPARATOR = new RegExp(String.raw`^(\^|~|[<>]?=?)${PART}(?:\.${PART})?(?:\.${PART})?$`);
const HYPHEN = /(\S+)\s+-\s+(\S+)/g;
const GAP_BEHIND_OPERATOR = /([<>=^~])\s+/g;

/** Versions from `from` on, before `before`. */
type Span = readonly [from: number, before: number];

const numberOf = ([major = 0, minor = 0, patch = 0]: readonly number[]) =>
  major * STEPS[1] + minor * STEPS[2] + patch;

/** The first version behind all that begin with the same `places` numbers. */
function behind(version: readonly number[], places: number): number {
  const step = STEPS[places] ?? 1;
  return places === 0 ? Infinity : numberOf(version.slice(0, places)) + step;
}

/** How many numbers a caret holds: up to the first that is not zero. */
function heldByCaret(version: readonly number[]): number {
  const significant = version.findIndex((number) => number > 0);
  return significant === -1 ? version.length : significant + 1;
}

/** @returns nothing for what is no comparator, so that it admits no version */
function spanOf(comparator: string): Span | undefined {
  const [match, operator = '', ...parts] = COMPARATOR.exec(comparator) ?? [];
  if (match === undefined) return undefined;
  // A group that matched nothing is undefined, whatever its type says.
  const open = parts.findIndex((part: string | undefined) => !/^\d/.test(part ?? ''));
  const version = parts.slice(0, open === -1 ? undefined : open).map(Number);
  const from = numberOf(version);
  const next = behind(version, version.length);
  switch (operator) {
    case '>':
      return [next, Infinity];
    case '>=':
      return [from, Infinity];
    case '<':
      return [0, from];
    case '<=':
      return [0, next];
    case '^':
      return [from, behind(version, heldByCaret(version))];
    case '~':
      return [from, behind(version, Math.min(version.length, 2))];
    default:
      return [from, next];
  }
}

/**
 * Whether a version lies in a semver range, like `1.4.0` in `^1.2.0 || 2.x`. Neither may name a prerelease: such a
 * range admits nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const number = numberOf(version.split('.').map(Number));
  return range.split('||').some((alternative) =>
    alternative
      .replaceAll(HYPHEN, '>=$1 <=$2')
      .replaceAll(GAP_BEHIND_OPERATOR, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => {
        const [from, before] = spanOf(comparator || '*') ?? [Infinity, 0];
        return from <= number && number < before;
      }),
  );
}
