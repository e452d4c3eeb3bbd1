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
interface Subject {
  readonly usedBy: (uses: Uses) => Readonly<Record<string, string>>;
  readonly givenBy: (gives: Gives) => readonly string[];
  /** For messages, like `design tokens`. */
  readonly kind: string;
  /** The file that defines them, for messages. */
  readonly home: string;
}

/** The names that a remote uses and the shell does not provide. */
const missingIn = (remote: Release, gives: Gives | undefined, { usedBy, givenBy }: Subject) => {
  if (!gives) return [];
  const shellNames = new Set(givenBy(gives));
  return Object.keys(usedBy(usesOf(remote))).filter((name) => !shellNames.has(name));
};

function createObjection(
  move: SiteMove,
  remote: Release,
  { usedBy, kind, home }: Subject,
  missing: readonly string[],
): Objection {
  const names = withFiles(missing, usedBy(usesOf(remote)));
  const [title, shell] = [titleOf(move, remote), move.moving.includes(SHELL) ? 'new' : 'live'];
  const problem = `${capitalize(title)} uses ${kind} that the ${shell} shell does not give: ${names}.`;
  if (move.retained.includes(remote)) {
    const message = `${problem}\nNobody could go back to it. Keep them in ${home} for as long as that may be needed, or accept it with --leave-behind.`;
    return { message, acceptable: 'leave-behind' };
  }
  if (!move.moving.includes(remote.name)) {
    return {
      message: `${problem}\nKeep them in ${home} beside the new ones, or release ${remote.name} without them first.`,
    };
  }
  return {
    message: `${problem}\nRelease the shell that gives them first, or both at once: publish each with --no-promote, then \`npm run release -- promote shell@<release> ${remote.name}@<release>\`.`,
  };
}

/**
 * Creates a gate that objects if a remote uses names that the shell does not provide. If the shell moves, all remotes
 * are checked, but names that the live shell lacks already are ignored.
 */
export function missingNamesGate(subject: Subject): Gate {
  return (move) => {
    const gives = shellOf(move.after)?.facts.gives;
    const oldGives = shellOf(move.before)?.facts.gives;
    const remotes = move.moving.includes(SHELL)
      ? [...remotesOf(move.after), ...move.retained]
      : remotesOf(move.after).filter(({ name }) => move.moving.includes(name));
    return remotes.flatMap((remote) => {
      const oldNames = move.moving.includes(remote.name)
        ? []
        : missingIn(remote, oldGives, subject);
      const missing = missingIn(remote, gives, subject).filter((name) => !oldNames.includes(name));
      return missing.length > 0 ? [createObjection(move, remote, subject, missing)] : [];
    });
  };
}

/** Gate: exports of the platform. */
export const platformNames = missingNamesGate({
  usedBy: ({ names }) => names,
  givenBy: ({ names }) => names,
  kind: 'names of the platform',
  home: 'libs/platform/src/index.ts',
});

/** Gate: design tokens that styles of remotes use. */
export const designTokens = missingNamesGate({
  usedBy: ({ tokens }) => tokens,
  givenBy: ({ tokens }) => tokens,
  kind: 'design tokens',
  home: 'libs/ui/src/tokens/tokens.css',
});
