import { overlap } from './owned-paths.ts';

/** The names of remotes, with what each claims. */
type Owners = Readonly<Record<string, Record<'paths' | 'slots', readonly string[]>>>;

interface Claim {
  readonly remote: string;
  readonly item: string;
}

const isSame = (one: string, other: string) => one === other;

/**
 * Every path or slot that two remotes claim, as a message that names both. A registry with one is not valid: compose
 * refuses it, and so no pointer moves to it.
 */
export function ownershipConflicts(remotes: Owners): string[] {
  return [
    ...conflicts(claims(remotes, 'paths'), overlap).map((pair) => messageOf('paths', pair)),
    ...conflicts(claims(remotes, 'slots'), isSame).map((pair) => messageOf('slots', pair)),
  ];
}

function claims(remotes: Owners, kind: 'paths' | 'slots'): Claim[] {
  return Object.entries(remotes).flatMap(([remote, pointer]) =>
    pointer[kind].map((item) => ({ remote, item })),
  );
}

/** Pairs of claims of two remotes that cannot both be. */
function conflicts(
  all: readonly Claim[],
  collide: (one: string, other: string) => boolean,
): (readonly [Claim, Claim])[] {
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.remote !== one.remote && collide(one.item, other.item))
      .map((other) => [one, other] as const),
  );
}

function messageOf(kind: 'paths' | 'slots', [one, other]: readonly [Claim, Claim]): string {
  if (one.item === other.item) {
    return `"${one.item}" is in the ${kind} of ${one.remote} and ${other.remote}; one of them must give it up`;
  }
  return `"${one.item}" of ${one.remote} and "${other.item}" of ${other.remote} are the same addresses in part; one of them must give its own up`;
}
