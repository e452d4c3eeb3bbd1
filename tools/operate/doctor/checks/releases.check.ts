import { COLLECTIONS } from '@raade/contracts/base/collections';
import { messageOf } from '@raade/contracts/base/failure';
import type { Pointer } from '@raade/contracts/releases/releases';
import { RELEASE_FILE } from '@raade/contracts/releases/releases';
import { livePointerOf } from '@raade/publishing/pointers/pointer-document';
import { openRelease } from '@raade/publishing/reading/open-release';
import { originOf, releaseBase } from '@raade/publishing/reading/read-release';
import { APPS } from '../../required/hosting-sites.ts';
import { readCollection } from '../read-documents.ts';
import type { Check, Site } from '../check.ts';
import { fail, type Finding, orOk } from '../finding.ts';

async function readLivePointers(site: Site) {
  const documents = await readCollection(site, COLLECTIONS.releasePointers);
  return new Map([...documents].map(([app, data]) => [app, livePointerOf(app, data)]));
}

/** Checks that each app has a valid pointer, which names its live release. */
export const pointersCheck: Check = {
  id: 'pointers',
  title: 'Pointers: which release of each app is live',
  async run(site) {
    const live = await readLivePointers(site);
    const findings = APPS.flatMap((app) => {
      const pointer = live.get(app);
      if (pointer?.pointer) return [];
      const message = pointer
        ? `the pointer of ${app} is not valid: ${pointer.problem}`
        : `${app} has no live release`;
      return [fail(message, `npm run release -- publish ${app}`)];
    });
    return orOk(findings, `every app has a live release`);
  },
};

/** Checks that a live release has its list of files, and each file in it. */
async function releaseFindings(site: Site, pointer: Pointer): Promise<readonly Finding[]> {
  const { app, release } = pointer;
  const todo = `npm run release -- rollback ${app}, or publish it again`;
  try {
    const base = releaseBase(originOf(Object.fromEntries(site.origins), app), release);
    const read = async (_app: string, _release: string, name: string) =>
      new Uint8Array(await (await fetchFile(site, base, name, 'GET')).arrayBuffer());
    const { file } = await openRelease(read, pointer);
    const missing = await findMissingFiles(
      site,
      base,
      file.files.map((entry) => entry.path),
    );
    if (missing.length === 0) return [];
    return [fail(`the live release of ${app} lacks ${missing.join(', ')}`, todo)];
  } catch (error) {
    return [fail(`the live release of ${app}: ${messageOf(error)}`, todo)];
  }
}

/** Requests a file of a release. Throws if there is none. */
async function fetchFile(site: Site, base: string, name: string, method: string) {
  const response = await site.send(new URL(name, base), { method });
  if (response.ok) return response;
  throw new Error(`${name} answers ${response.status}`);
}

async function findMissingFiles(site: Site, base: string, names: readonly string[]) {
  const results = names.map(async (name) => {
    const exists = await fetchFile(site, base, name, 'HEAD').then(
      () => true,
      () => false,
    );
    return exists ? [] : [name];
  });
  return (await Promise.all(results)).flat();
}

/** Checks that the sites serve all files of the live releases. */
export const releasesCheck: Check = {
  id: 'releases',
  title: 'Live releases are complete',
  async run(site) {
    const live = [...(await readLivePointers(site)).values()];
    const pointers = live.flatMap(({ pointer }) => (pointer ? [pointer] : []));
    const findings = await Promise.all(pointers.map((pointer) => releaseFindings(site, pointer)));
    return orOk(
      findings.flat(),
      `every file of ${pointers.length} live releases answers (${RELEASE_FILE})`,
    );
  },
};
