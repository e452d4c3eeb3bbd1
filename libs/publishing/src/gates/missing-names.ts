import type { Gives, Uses } from '@raade/contracts/releases/release-facts';
import type { Release } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import {
  type Gate,
  type Objection,
  remotesOf,
  sentence,
  shellOf,
  type SiteMove,
  titleOf,
  usesOf,
  withFiles,
} from './site-move.ts';

/** The kind of names that remotes use from the shell, such as exports of the platform. */
interface Subject {
  readonly used: (uses: Uses) => Readonly<Record<string, string>>;
  readonly given: (gives: Gives) => readonly string[];
  /** For messages, like `design tokens`. */
  readonly kind: string;
  /** The file that defines them, for messages. */
  readonly home: string;
}

/** The names that a remote uses and the shell does not provide. */
const missingIn = (remote: Release, gives: Gives | undefined, { used, given }: Subject) => {
  if (!gives) return [];
  const there = new Set(given(gives));
  return Object.keys(used(usesOf(remote))).filter((name) => !there.has(name));
};

function objection(
  move: SiteMove,
  remote: Release,
  { used, kind, home }: Subject,
  missing: readonly string[],
): Objection {
  const what = withFiles(missing, used(usesOf(remote)));
  const [title, shell] = [titleOf(move, remote), move.moving.includes(SHELL) ? 'new' : 'live'];
  const problem = `${sentence(title)} uses ${kind} that the ${shell} shell does not give: ${what}.`;
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
    const earlier = shellOf(move.before)?.facts.gives;
    const checked = move.moving.includes(SHELL)
      ? [...remotesOf(move.after), ...move.retained]
      : remotesOf(move.after).filter(({ name }) => move.moving.includes(name));
    return checked.flatMap((remote) => {
      const before = move.moving.includes(remote.name) ? [] : missingIn(remote, earlier, subject);
      const missing = missingIn(remote, gives, subject).filter((name) => !before.includes(name));
      return missing.length > 0 ? [objection(move, remote, subject, missing)] : [];
    });
  };
}

/** Gate: exports of the platform. */
export const platformNames = missingNamesGate({
  used: ({ names }) => names,
  given: ({ names }) => names,
  kind: 'names of the platform',
  home: 'libs/platform/src/index.ts',
});

/** Gate: design tokens that styles of remotes use. */
export const designTokens = missingNamesGate({
  used: ({ tokens }) => tokens,
  given: ({ tokens }) => tokens,
  kind: 'design tokens',
  home: 'libs/ui/src/tokens/tokens.css',
});
