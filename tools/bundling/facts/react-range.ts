import semver from 'semver';

/** The range of React versions with which a remote works that was built with this one: any patch, or a newer minor. */
export function reactRange(version: string): string {
  return `^${semver.major(version)}.${semver.minor(version)}.0`;
}
