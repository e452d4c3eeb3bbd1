import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { siteIds } from '../required/hosting-sites.ts';
import type { Setup } from './setup.ts';

const sitesSchema = z.object({
  result: z.object({ sites: z.array(z.object({ name: z.string() })) }),
});

/**
 * Creates a site for each app, and the default site of the project. firebase-tools refuses to deploy to any site if the
 * default one is missing (`requireHostingSite` of its command `deploy`), and Firebase no longer creates it.
 */
export async function makeSites(setup: Setup): Promise<void> {
  const { projectId, read, run } = setup;
  const answer = await read`firebase hosting:sites:list --project ${projectId} --json`;
  const { sites } = sitesSchema.parse(JSON.parse(answer)).result;
  const existing = sites.map(({ name }) => name.split('/').at(-1));
  const missing = [projectId, ...siteIds(setup).values()].filter((id) => !existing.includes(id));
  for (const id of missing) {
    await run`firebase hosting:sites:create ${id} --project ${projectId} --non-interactive`;
  }
  const targets = await targetsOf(setup);
  for (const [app, id] of siteIds(setup)) {
    if (targets[app]?.join() === id) continue;
    await run`firebase target:clear hosting ${app} --project ${projectId}`;
    await run`firebase target:apply hosting ${app} ${id} --project ${projectId}`;
  }
}

const targetsSchema = z.looseObject({
  targets: z._default(
    z.record(z.string(), z.looseObject({ hosting: z.record(z.string(), z.array(z.string())) })),
    {},
  ),
});

/** The sites of each app according to `.firebaserc`. */
async function targetsOf({ projectId, workspace }: Setup) {
  const text = await readFile(path.join(workspace, '.firebaserc'), 'utf8');
  return targetsSchema.parse(JSON.parse(text)).targets[projectId]?.hosting ?? {};
}
