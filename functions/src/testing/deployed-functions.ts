import type { HttpsFunction } from 'firebase-functions/https';
import * as groups from '../index.ts';

interface Group {
  readonly [name: string]: HttpsFunction | Group;
}

/** Functions of a group under the names that a deployment gives them. */
function deployed(group: Group, prefix = ''): [string, HttpsFunction][] {
  return Object.entries(group).flatMap(([name, member]) =>
    typeof member === 'function'
      ? [[prefix + name, member] as const satisfies [string, HttpsFunction]]
      : deployed(member, `${prefix}${name}-`),
  );
}

const { publish, ...others } = groups;

/** The functions by name, without those that a document triggers. */
export const DEPLOYED_FUNCTIONS = new Map<string, HttpsFunction>(deployed(others));

/** Names of the functions that a document triggers. */
export const DEPLOYED_TRIGGERS = Object.keys(publish).map((name) => `publish-${name}`);
