import type { Acceptable } from '@raade/contracts/releases/acceptable';
import type { Uses } from '@raade/contracts/releases/release-facts';
import type { Release } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';

/** A move of pointers, with all releases that are live before and after it. */
export interface SiteMove {
  /** Apps whose pointers move. */
  readonly moving: readonly string[];
  /** The releases that are live before the move. */
  readonly before: readonly Release[];
  /** The releases that would be live after the move. */
  readonly after: readonly Release[];
  /** Earlier releases of the apps that do not move. A rollback to them should stay possible. */
  readonly retained: readonly Release[];
}

/** A reason to refuse a move. */
export interface Objection {
  /** The app, the problem with its place, and what to do. */
  readonly message: string;
  /** The option of `npm run release` that accepts it; undefined if it cannot be accepted. */
  readonly acceptable?: Acceptable;
}

/** Returns the objections to a move. */
export type Gate = (move: SiteMove) => readonly Objection[];

export const shellOf = (files: readonly Release[]) => files.find(({ name }) => name === SHELL);

export const remotesOf = (files: readonly Release[]) => files.filter(({ name }) => name !== SHELL);

const NO_USES: Uses = { react: '*', names: {}, tokens: {}, slots: {} };

/** The names that a remote uses from the shell. */
export const usesOf = ({ facts }: Release): Uses => facts.uses ?? NO_USES;

/** A release in messages: `giving 0123…`, `the new giving`, or `the live giving`. */
export function titleOf({ moving, retained }: SiteMove, file: Release): string {
  const { name, release } = file;
  if (retained.includes(file)) return `${name} ${release}`;
  return `the ${moving.includes(name) ? 'new' : 'live'} ${name}`;
}

/** Capitalizes `the` at the beginning of a sentence, but not the name of an app. */
export const capitalize = (text: string) => text.replace(/^the /, 'The ');

/** Names with the files that use them, like `useNear (libs/ui/src/near.ts)`. */
export function withFiles(names: readonly string[], files: Readonly<Record<string, string>>) {
  return names.map((name) => `${name} (${files[name]})`).join(', ');
}
