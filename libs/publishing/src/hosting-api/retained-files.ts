import { Failure } from '@raade/contracts/base/failure';
import { RELEASE_FILE, RELEASES_FILE } from '@raade/contracts/releases/releases';
import type { OpenRelease } from '../reading/open-release.ts';
import type { HeaderRule } from '../hosting/header-rules.ts';
import { releaseRule } from '../hosting/release-rules.ts';
import { lastPart } from './last-part.ts';
import type { FileHashes, HostingCalls, HostingRelease } from './hosting-calls.ts';

/** Label of a version: the id of the version from which it has taken files over. */
export const BASE_LABEL = 'base';

const IN_RELEASE = /^\/r\/([0-9a-f]+)\/(.+)$/;

/** True for files of the shell's releases and for their list, which the release workflow uploads, not compose. */
const isReleaseFile = (path: string) => IN_RELEASE.test(path) || path === `/${RELEASES_FILE}`;

type IsShown = (path: string) => boolean;

/**
 * The files that a publish takes over from the live version, by path. Hosting has their contents already, so their
 * hashes are enough. Hosting has no compare-and-set: a deploy that happened while the live version was being prepared
 * is not in the live version, so its files are taken over as well.
 * @param releases the live one, and the one before it
 * @param isShown true for the path of a picture in the new composition, which need not be uploaded again
 */
export async function retainedFiles(
  calls: HostingCalls,
  [live, before]: readonly HostingRelease[],
  isShown: IsShown,
): Promise<FileHashes> {
  if (!live?.version) throw new Failure('The site is switched off, or has never been deployed.');
  const all = [await calls.filesOf(live.version.name)];
  if (before?.version && missesDeploy(live, before)) {
    all.push(await calls.filesOf(before.version.name));
  }
  return new Map(
    all.flatMap((files) => [...files].filter(([path]) => isReleaseFile(path) || isShown(path))),
  );
}

/** True if the live version does not contain the deploy before it, since it was prepared from an older version. */
export function missesDeploy({ version: live }: HostingRelease, before: HostingRelease): boolean {
  const base = live?.labels?.[BASE_LABEL];
  return (
    base !== undefined && before.version !== undefined && lastPart(before.version.name) !== base
  );
}

/** The caching headers of retained releases. */
export function retainedRules(retained: FileHashes): HeaderRule[] {
  const releases = new Map<string, string[]>();
  for (const path of [...retained.keys()].sort()) {
    const [, release, file] = IN_RELEASE.exec(path) ?? [];
    if (release === undefined || file === undefined || file === RELEASE_FILE) continue;
    releases.set(release, [...(releases.get(release) ?? []), file]);
  }
  return [...releases].map(([release, files]) => releaseRule(release, files));
}

/** Throws a `Failure` if the site lacks files of the shell's release, to which the pages refer. */
export function requireShell({ file }: OpenRelease, retained: FileHashes): void {
  const { release } = file;
  const missing = file.files.filter(({ path }) => !retained.has(`/r/${release}/${path}`));
  if (missing.length === 0) return;
  const names = missing.slice(0, 3).map(({ path }) => path);
  throw new Failure(
    `The site lacks ${missing.length} files of the shell's release ${release}, like ${names.join(', ')}: publish it again.`,
  );
}
