import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import type { Pointers } from './previewed-registry.ts';

const placesOf = ({ paths, slots }: LiveRelease) =>
  JSON.stringify([[...paths].sort(), [...slots].sort()]);

/** True if pages or sections are at other places than in the live releases, so that the drawn site no longer holds. */
export function movesPlaces({ remotes }: Registry, pointers: Pointers): boolean {
  return Object.entries(pointers).some(([name, pointer]) => {
    const live = remotes[name];
    return !live || placesOf(pointer) !== placesOf(live);
  });
}
