import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { siteIds } from '../../wanted/apps.ts';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites */
const siteSchema = z.looseObject({ name: z.string(), type: z.optional(z.string()) });
type Site = z.output<typeof siteSchema>;

export const sitesStep: Step = {
  id: 'sites',
  title: 'A site for the shell and for each remote',
  why: 'Each team releases to a site of its own.',
  async lacks(production) {
    const { cloud, projectId } = production;
    const address = `${GOOGLE.hosting}/projects/${projectId}/sites`;
    const found = await cloud.list(`${address}?pageSize=100`, 'sites', siteSchema);
    const there = new Set(found.map(({ name }) => name.split('/').at(-1)));
    return [
      ...withoutDefault(production, address, found),
      ...[...siteIds(production)]
        .filter(([, id]) => !there.has(id))
        .map(([app, id]) => ({
          says: `${app} has no site ${id}`,
          mend: () => cloud.change('POST', `${address}?siteId=${id}`, {}),
        })),
    ];
  },
};

/**
 * Firebase no longer makes a project's default site by itself, and firebase-tools deploys to no other site, whatever its
 * name, while there is none: `requireHostingSite` of its command `deploy`. Nothing of ours lies on it.
 */
function withoutDefault(
  { cloud, projectId }: Production,
  address: string,
  found: readonly Site[],
): readonly Lack[] {
  const isDefault = ({ name, type }: Site) =>
    type === 'DEFAULT_SITE' || name.endsWith(`/${projectId}`);
  if (found.some(isDefault)) return [];
  return [
    {
      says: `the project has no default site ${projectId}, and without it nothing can be deployed to any other`,
      mend: () => cloud.change('POST', `${address}?siteId=${projectId}`, {}),
    },
  ];
}

const FILE = '.firebaserc';
const targetsSchema = z.looseObject({
  targets: z._default(
    z.record(z.string(), z.looseObject({ hosting: z.record(z.string(), z.array(z.string())) })),
    {},
  ),
});

export const targetsStep: Step = {
  id: 'targets',
  title: 'Which site is whose, for deployments',
  why: 'firebase.json names apps, and .firebaserc says which site of which project each is.',
  async lacks(production) {
    const { projectId, workspace } = production;
    const file = path.join(workspace, FILE);
    const known = z.parse(targetsSchema, JSON.parse(await readFile(file, 'utf8')));
    const hosting = known.targets[projectId]?.hosting ?? {};
    const missing = [...siteIds(production)].filter(([app, id]) => hosting[app]?.[0] !== id);
    if (missing.length === 0) return [];
    const more = Object.fromEntries(missing.map(([app, id]) => [app, [id]]));
    const target = { ...known.targets[projectId], hosting: { ...hosting, ...more } };
    const text = JSON.stringify({ ...known, targets: { ...known.targets, [projectId]: target } });
    return [
      {
        says: `${FILE} does not say where ${missing.map(([app]) => app).join(', ')} lie; commit it afterwards`,
        mend: () => replaceFile(file, `${JSON.stringify(JSON.parse(text), null, 2)}\n`),
      },
    ];
  },
};

/** Whole or not at all, whoever ends this process. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
