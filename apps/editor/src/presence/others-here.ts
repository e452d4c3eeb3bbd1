import { PRESENCE_HOLDS_MS } from '@raade/contracts/content/presence';
import type { Present } from '@raade/firebase/presence';
import { isNamed, type ItemName } from '../newsroom/newsroom-state.ts';

/** Somebody else at the same item. */
export interface Other {
  readonly name: string;
  /** Seconds since they said so. */
  readonly seconds: number;
}

/**
 * Who else is at the item, as far as that is still to be believed. Times are the server's: how late it is there says
 * what this browser has noted itself, at `notedAt` of its own clock.
 */
export function othersHere(
  present: readonly Present[],
  { own, notedAt, name }: { own: string | undefined; notedAt: number; name: ItemName },
): readonly Other[] {
  const noted = present.find(({ uid }) => uid === own)?.at.getTime() ?? notedAt;
  const now = Date.now() + noted - notedAt;
  return present
    .filter(({ uid }) => uid !== own)
    .filter(isNamed(name))
    .map((other) => ({ name: other.name, since: now - other.at.getTime() }))
    .filter((other) => other.since < PRESENCE_HOLDS_MS)
    .map((other) => ({ name: other.name, seconds: Math.max(0, Math.round(other.since / 1000)) }));
}
