import semver from 'semver';

/** The React versions that can run a remote built with `version`: any patch of its minor version, or a newer minor. */
export function reactRange(version: string): string {
  return `^${semver.major(version)}.${semver.minor(version)}.0`;
}
