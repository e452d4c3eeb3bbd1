import type { Registry } from '@raade/contracts/registry';

/** The remote that fills a slot, by this registry; undefined if nobody does. */
export function slotOwner({ remotes }: Registry, slot: string): string | undefined {
  return Object.keys(remotes).find((name) => remotes[name]?.slots.includes(slot));
}
