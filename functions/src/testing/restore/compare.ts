import { isDeepStrictEqual } from 'node:util';
import type { Documents } from './database.ts';

/** A document that is not as it was. */
export interface Difference {
  readonly path: string;
  /** Never with a value: differences are printed. */
  readonly problem: string;
}

/** Names what is missing, what was not there before, and every field that is another one, or of another type. */
export function differencesBetween(before: Documents, after: Documents): Difference[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was === undefined) return [{ path, problem: 'was not there' }];
    if (is === undefined) return [{ path, problem: 'is missing' }];
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names]
      .filter((name) => !isDeepStrictEqual(was[name], is[name]))
      .map((name) => ({ path, problem: `${name} is another` }));
  });
}

/** `email_campaigns/deliveries` for what lies in that subcollection of any campaign. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_part, index) => index % 2 === 0)
    .join('/');

/** How many documents each collection has before and after, and how many differences there are. */
export function countsByCollection(
  before: Documents,
  after: Documents,
): [collection: string, before: number, after: number, differences: number][] {
  const differing = differencesBetween(before, after).map(({ path }) => path);
  const names = new Set([...before.keys(), ...after.keys()].map(collectionOf));
  const countIn = (name: string, paths: Iterable<string>) =>
    [...paths].filter((path) => collectionOf(path) === name).length;
  return [...names]
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => [
      name,
      countIn(name, before.keys()),
      countIn(name, after.keys()),
      countIn(name, differing),
    ]);
}
