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

/** The kind of names from the shell that a gate checks. */
interface Subject {
  readonly used: (uses: Uses) => Readonly<Record<string, string>>;
  readonly given: (gives: Gives) => readonly string[];
  /** In words, like `the platform's`. */
  readonly kind: string;
  /** Where the shell has them from. */
  readonly home: string;
}

const lackingIn = (remote: Release, gives: Gives | undefined, { used, given }: Subject) => {
  if (!gives) return [];
  const there = new Set(given(gives));
  return Object.keys(used(usesOf(remote))).filter((name) => !there.has(name));
};

function objection(
  move: SiteMove,
  remote: Release,
  { used, kind, home }: Subject,
  lacking: readonly string[],
): Objection {
  const what = withFiles(lacking, used(usesOf(remote)));
  const [title, shell] = [titleOf(move, remote), move.moving.includes(SHELL) ? 'new' : 'live'];
  const says = `${sentence(title)} uses ${kind} that the ${shell} shell does not give: ${what}.`;
  if (move.retained.includes(remote)) {
    const message = `${says}\nNobody could go back to it. Keep them in ${home} for as long as that may be needed, or accept it with --leave-behind.`;
    return { message, acceptable: 'leave-behind' };
  }
  if (!move.moving.includes(remote.name)) {
    return {
      message: `${says}\nKeep them in ${home} beside the new ones, or release ${remote.name} without them first.`,
    };
  }
  return {
    message: `${says}\nRelease the shell that gives them first, or both at once: publish each with --no-promote, then \`npm run release -- promote shell@<release> ${remote.name}@<release>\`.`,
  };
}

/**
 * A gate between what remotes use of the shell and what it gives. Remotes that stay are asked if the shell moves, and
 * what they lack already is not held against it.
 */
export function missingNamesGate(subject: Subject): Gate {
  return (move) => {
    const gives = shellOf(move.after)?.facts.gives;
    const earlier = shellOf(move.before)?.facts.gives;
    const asked = move.moving.includes(SHELL)
      ? [...remotesOf(move.after), ...move.retained]
      : remotesOf(move.after).filter(({ name }) => move.moving.includes(name));
    return asked.flatMap((remote) => {
      const before = move.moving.includes(remote.name) ? [] : lackingIn(remote, earlier, subject);
      const lacking = lackingIn(remote, gives, subject).filter((name) => !before.includes(name));
      return lacking.length > 0 ? [objection(move, remote, subject, lacking)] : [];
    });
  };
}

/** Names of the platform that remotes have at run time. */
export const platformNames = missingNamesGate({
  used: ({ names }) => names,
  given: ({ names }) => names,
  kind: 'names of the platform',
  home: 'libs/platform/src/index.ts',
});

/** Design tokens that remotes' styles hang on. */
export const designTokens = missingNamesGate({
  used: ({ tokens }) => tokens,
  given: ({ tokens }) => tokens,
  kind: 'design tokens',
  home: 'libs/ui/src/tokens/tokens.css',
});
