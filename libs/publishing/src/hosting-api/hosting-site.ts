import { Failure } from '@raade/contracts/base/failure';
import type { Composed } from '../compose/compose-shell.ts';
import { type ServedSite, servingConfig } from '../hosting/serving-config.ts';
import type { Confirm, LiveSite } from '../live-site/live-site.ts';
import { type HostingAccess, hostingRequests } from './hosting-requests.ts';
import {
  type FileHashes,
  type HostingCalls,
  hostingCalls,
  type HostingRelease,
} from './hosting-calls.ts';
import {
  BASE_LABEL,
  missesDeploy,
  retainedFiles,
  retainedRules,
  requireShell,
} from './retained-files.ts';
import { lastPart } from './last-part.ts';
import { gzipFile, type ZippedFile } from './zipped-file.ts';

interface HostingSite extends HostingAccess {
  readonly projectId: string;
  /** Id of the shell's site. */
  readonly siteId: string;
  /** The part of `firebase.json` about the site. */
  readonly siteConfig: ServedSite;
}

/** Maximum number of attempts while others deploy to the site at the same time. */
const MAX_ATTEMPTS = 5;
const UPLOADS_AT_ONCE = 10;

/**
 * The shell's site on Firebase Hosting. A publish fills a new version and then releases it with one call, so visitors
 * always get a complete site. Google deletes versions that were never released.
 */
export function hostingSite({ projectId, siteId, siteConfig, ...access }: HostingSite): LiveSite {
  const calls = hostingCalls(hostingRequests(access), `projects/${projectId}/sites/${siteId}`);
  return {
    async makeLive(composed, confirm) {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const live = await releaseOnce(calls, siteConfig, { composed, confirm });
        if (live !== undefined) return live;
      }
      throw new Failure('Somebody else goes on deploying to the site.');
    },
    async liveState() {
      const [live] = await calls.releases(1);
      return live && stateOf(live);
    },
  };
}

const stateOf = ({ version }: HostingRelease) => version && lastPart(version.name);

/** @returns the version that is now live; undefined if somebody else has deployed meanwhile */
async function releaseOnce(
  calls: HostingCalls,
  siteConfig: ServedSite,
  { composed, confirm }: { readonly composed: Composed; readonly confirm: Confirm },
): Promise<string | undefined> {
  const releases = await calls.releases(2);
  const isShown = (path: string) => composed.pictures.has(path.slice(1));
  const retained = await retainedFiles(calls, releases, isShown);
  requireShell(composed.shell, retained);
  const base = (releases[0] && stateOf(releases[0])) ?? '';
  const version = await calls.createVersion({ 'made-by': 'publish-site', [BASE_LABEL]: base });
  const files = new Map([...zippedDocuments(composed), ...(await newPictures(composed, retained))]);
  await fillVersion(calls, version, retained, files);
  const rules = [...composed.rules, ...retainedRules(retained)];
  await calls.finalize(version, servingConfig(siteConfig, rules));
  // If somebody has deployed meanwhile, the next attempt starts from that version.
  const [current] = await calls.releases(1);
  if (!current || stateOf(current) !== base) return undefined;
  await confirm();
  await calls.release(version);
  const [newRelease, before] = await calls.releases(2);
  const isDeployLost = newRelease && before && missesDeploy(newRelease, before);
  return isDeployLost ? undefined : lastPart(version);
}

function zippedDocuments({ documents }: Composed): ReadonlyMap<string, ZippedFile> {
  return new Map([...documents].map(([name, text]) => [`/${name}`, gzipFile(text)]));
}

/** Pictures that the site does not have yet. */
async function newPictures({ pictures }: Composed, retained: FileHashes) {
  const files: [string, ZippedFile][] = [];
  for (const [name, read] of pictures) {
    if (!retained.has(`/${name}`)) files.push([`/${name}`, gzipFile(await read())]);
  }
  return files;
}

/** Adds all files to a version and uploads the contents that Hosting does not have. */
async function fillVersion(
  calls: HostingCalls,
  version: string,
  retained: ReadonlyMap<string, string>,
  documents: ReadonlyMap<string, ZippedFile>,
): Promise<void> {
  const hashes = [...documents].map(([path, { hash }]) => [path, hash] as const);
  const uploads = await calls.populate(version, new Map([...retained, ...hashes]));
  const contents = new Map([...documents.values()].map(({ hash, content }) => [hash, content]));
  for (let start = 0; start < uploads.length; start += UPLOADS_AT_ONCE) {
    await Promise.all(
      uploads.slice(start, start + UPLOADS_AT_ONCE).map((upload) => {
        const content = contents.get(upload.hash);
        if (content) return calls.upload(upload, content);
        throw new Failure('Firebase Hosting has lost a file of a release that the site keeps.');
      }),
    );
  }
}
