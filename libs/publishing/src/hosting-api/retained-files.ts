import { Failure } from '@raade/contracts/base/failure';
import { RELEASE_FILE, RELEASES_FILE } from '@raade/contracts/releases/releases';
import type { OpenRelease } from '../reading/open-release.ts';
import type { HeaderRule } from '../hosting/header-rules.ts';
import { releaseRule } from '../hosting/release-rules.ts';
import { lastPart } from './last-part.ts';
import type { FileHashes, HostingCalls, HostingRelease } from './hosting-calls.ts';

/** Label of a version: the one that its files were taken over from. */
export const BASE_LABEL = 'base';

const IN_RELEASE = /^\/r\/([0-9a-f]+)\/(.+)$/;

/** Releases of the shell, and the list of them: its team has put them there, and compose makes none of them. */
const isKept = (path: string) => IN_RELEASE.test(path) || path === `/${RELEASES_FILE}`;

/** True if the site has a picture at this path before or after the publish. */
type IsShown = (path: string) => boolean;

/**
 * The files of the site that a publish takes over, by the hashes that Hosting has them under, so that nothing is sent
 * again. Hosting has no compare-and-set: a version that somebody deployed while the live one was being made is the one
 * before it and not its base, and what it brought comes back.
 * @param releases the live one, and the one before it
 * @param isShown pictures never change, so those that are there need not be sent
 */
export async function retainedFiles(
  calls: HostingCalls,
  [live, before]: readonly HostingRelease[],
  isShown: IsShown,
): Promise<FileHashes> {
  if (!live?.version) throw new Failure('The site is switched off, or has never been deployed.');
  const all = [await calls.filesOf(live.version.name)];
  if (before?.version && isDeployMissing(live, before)) {
    all.push(await calls.filesOf(before.version.name));
  }
  return new Map(
    all.flatMap((files) => [...files].filter(([path]) => isKept(path) || isShown(path))),
  );
}

/** True if a release came between a version of ours and its base. */
export function isDeployMissing({ version: live }: HostingRelease, before: HostingRelease): boolean {
  const base = live?.labels?.[BASE_LABEL];
  return (
    base !== undefined && before.version !== undefined && lastPart(before.version.name) !== base
  );
}

/** The headers of releases that are kept. */
export function retainedRules(kept: FileHashes): HeaderRule[] {
  const releases = new Map<string, string[]>();
  for (const path of [...kept.keys()].sort()) {
    const [, release, file] = IN_RELEASE.exec(path) ?? [];
    if (release === undefined || file === undefined || file === RELEASE_FILE) continue;
    releases.set(release, [...(releases.get(release) ?? []), file]);
  }
  return [...releases].map(([release, files]) => releaseRule(release, files));
}

/** Throws a `Failure` if pages would lead to files that the site does not have. */
export function requireShell({ file }: OpenRelease, kept: FileHashes): void {
  const { release } = file;
  const missing = file.files.filter(({ path }) => !kept.has(`/r/${release}/${path}`));
  if (missing.length === 0) return;
  const names = missing.slice(0, 3).map(({ path }) => path);
  throw new Failure(
    `The site lacks ${missing.length} files of the shell's release ${release}, like ${names.join(', ')}: publish it again.`,
  );
}
