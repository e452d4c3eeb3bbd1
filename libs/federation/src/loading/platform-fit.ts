import type { LiveRelease } from '@raade/contracts/releases/registry';
import { LoadFailure } from './load-failure.ts';
import { satisfies } from './version-range.ts';

/** True if a release can run on a version of the platform. */
export function isCompatible({ platform }: Pick<LiveRelease, 'platform'>, version: string) {
  return satisfies(version, platform);
}

/** Throws an `incompatible` failure if the release was built for another platform than `version`. */
export function requirePlatform(name: string, pointer: LiveRelease, version: string): void {
  if (isCompatible(pointer, version)) return;
  throw new LoadFailure(
    'incompatible',
    `${name} ${pointer.release} needs platform ${pointer.platform}; this shell has ${version}`,
    { phase: 'registry' },
  );
}
