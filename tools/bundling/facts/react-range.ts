import semver from 'semver';

/** The versions of React that a remote runs with, which was built with this one: patches make no difference. */
export function reactRange(version: string): string {
  return `^${semver.major(version)}.${semver.minor(version)}.0`;
}
