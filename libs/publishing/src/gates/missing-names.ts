import type { Gives, Uses } from '@raade/contracts/releases/release-facts';
import type { Release } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import {
  type Gate,
  type Objection,
  remotesOf,
  capitalize,
  shellOf,
  type SiteMove,
  titleOf,
  usesOf,
  withFiles,
} from './site-move.ts';

/** A kind of names that remotes use from the shell, such as exports of the platform. */
interface NameKind {
  readonly usedBy: (uses: Uses) => Readonly<Record<string, string>>;
  readonly givenBy: (gives: Gives) => readonly string[];
  /** For messages, like `design tokens`. */
  readonly kind: string;
  /** The file that defines them, for messages. */
  readonly definedIn: string;
}

/** The names that a remote uses and the shell does not provide. */
const missingIn = (remote: Release, gives: Gives | undefined, { usedBy, givenBy }: NameKind) => {
  if (!gives) return [];
  const shellNames = new Set(givenBy(gives));
  return Object.keys(usedBy(usesOf(remote))).filter((name) => !shellNames.has(name));
};

function createObjection(
  move: SiteMove,
  remote: Release,
  { usedBy, kind, definedIn }: NameKind,
  missing: readonly string[],
): Objection {
  const names = withFiles(missing, usedBy(usesOf(remote)));
  const shell = move.moving.includes(SHELL) ? 'new' : 'live';
  const problem = `${capitalize(titleOf(move, remote))} uses ${kind} that the ${shell} shell does not provide: ${names}.`;
  if (move.retained.includes(remote)) {
    const message = `${problem}\nA rollback to it would fail. Keep them in ${definedIn} for as long as that may be needed, or accept it with --leave-behind.`;
    return { message, acceptable: 'leave-behind' };
  }
  if (!move.moving.includes(remote.name)) {
    return {
      message: `${problem}\nKeep them in ${definedIn} beside the new ones, or release ${remote.name} without them first.`,
    };
  }
  return {
    message: `${problem}\nRelease the shell that provides them first, or both at once: publish each with --no-promote, then \`npm run release -- promote shell@<release> ${remote.name}@<release>\`.`,
  };
}

/**
 * Creates a gate that objects if a remote uses names that the shell does not provide. If the shell moves, all remotes
 * are checked. For remotes that do not move, names that the live shell lacks already are ignored.
 */
export function missingNamesGate(nameKind: NameKind): Gate {
  return (move) => {
    const gives = shellOf(move.after)?.facts.gives;
    const oldGives = shellOf(move.before)?.facts.gives;
    const remotes = move.moving.includes(SHELL)
      ? [...remotesOf(move.after), ...move.retained]
      : remotesOf(move.after).filter(({ name }) => move.moving.includes(name));
    return remotes.flatMap((remote) => {
      const alreadyMissing = move.moving.includes(remote.name)
        ? []
        : missingIn(remote, oldGives, nameKind);
      const missing = missingIn(remote, gives, nameKind).filter(
        (name) => !alreadyMissing.includes(name),
      );
      return missing.length > 0 ? [createObjection(move, remote, nameKind, missing)] : [];
    });
  };
}

/** Gate: exports of the platform. */
export const platformNames = missingNamesGate({
  usedBy: ({ names }) => names,
  givenBy: ({ names }) => names,
  kind: 'names of the platform',
  definedIn: 'libs/platform/src/index.ts',
});

/** Gate: design tokens that styles of remotes use. */
export const designTokens = missingNamesGate({
  usedBy: ({ tokens }) => tokens,
  givenBy: ({ tokens }) => tokens,
  kind: 'design tokens',
  definedIn: 'libs/ui/src/tokens/tokens.css',
});
