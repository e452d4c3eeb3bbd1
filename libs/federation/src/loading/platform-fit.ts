import type { LiveRelease } from '@raade/contracts/releases/registry';
import { LoadFailure } from './load-failure.ts';

/** One range as builds write it; a release may have several (`^1.2.0 || ^2.0.0`). Major versions are at least 1. */
const CARET_RANGE = /^\^(\d+)\.(\d+)\.(\d+)$/;

/** True if a release can run on a version of the platform. A range of another form matches no version. */
export function isCompatible({ platform }: Pick<LiveRelease, 'platform'>, version: string) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return platform.split('||').some((range) => {
    const [, ...numbers] = CARET_RANGE.exec(range.trim()) ?? [];
    const [minMajor, minMinor = 0, minPatch = 0] = numbers.map(Number);
    if (minMajor !== major) return false;
    return minor > minMinor || (minor === minMinor && patch >= minPatch);
  });
}

/** @throws LoadFailure `incompatible` if the release needs another version of the platform */
export function requirePlatform(name: string, release: LiveRelease, version: string): void {
  if (isCompatible(release, version)) return;
  throw new LoadFailure(
    'incompatible',
    `${name} ${release.release} needs platform ${release.platform}; this shell has ${version}`,
    { phase: 'registry' },
  );
}
