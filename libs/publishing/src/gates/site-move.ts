import type { Acceptable } from '@raade/contracts/releases/acceptable';
import type { Uses } from '@raade/contracts/releases/release-facts';
import type { Release } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';

/** Pointers that are about to move, with all that their releases would stand beside. */
export interface SiteMove {
  /** Apps whose pointers move. */
  readonly moving: readonly string[];
  /** The releases that are live before the move. */
  readonly before: readonly Release[];
  /** The releases that would be live after the move. */
  readonly after: readonly Release[];
  /** Earlier releases of the apps that do not move, which somebody may have to go back to. */
  readonly retained: readonly Release[];
}

/** A reason why pointers must not move like this. */
export interface Objection {
  /** Names the app, what is wrong with it and where, and the way out. */
  readonly message: string;
  /** The option by which it can be accepted, if it can be. */
  readonly acceptable?: Acceptable;
}

/** Returns the objections to a move. */
export type Gate = (move: SiteMove) => readonly Objection[];

export const shellOf = (files: readonly Release[]) => files.find(({ name }) => name === SHELL);

export const remotesOf = (files: readonly Release[]) => files.filter(({ name }) => name !== SHELL);

const NOTHING: Uses = { react: '*', names: {}, tokens: {}, slots: {} };

/** Names that a remote uses; the shell uses none. */
export const usesOf = ({ facts }: Release): Uses => facts.uses ?? NOTHING;

/** `giving 0123…`, or `the new giving`, or `the live giving`, in words. */
export function titleOf({ moving, retained }: SiteMove, file: Release): string {
  const { name, release } = file;
  if (retained.includes(file)) return `${name} ${release}`;
  return `the ${moving.includes(name) ? 'new' : 'live'} ${name}`;
}

/** A sentence begins with a capital letter, but the name of an app does not. */
export const sentence = (text: string) => text.replace(/^the /, 'The ');

/** `useNear (libs/ui/src/near.ts)`, one a name. */
export function withFiles(names: readonly string[], files: Readonly<Record<string, string>>) {
  return names.map((name) => `${name} (${files[name]})`).join(', ');
}
