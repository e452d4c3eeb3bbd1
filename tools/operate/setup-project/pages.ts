import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import { appCheckAddress, appCheckSchema } from '../wanted/app-check.ts';
import { siteIds } from '../wanted/apps.ts';
import { configAddress, isSwitchedOn, readSignIn, signInLacks } from '../wanted/sign-in.ts';
import type { Setup } from './setup.ts';

const sitesSchema = z.object({
  result: z.object({ sites: z.array(z.object({ name: z.string() })) }),
});

/**
 * A site for each app, and the project's default one: without that firebase-tools deploys to no other
 * (`requireHostingSite` of its command `deploy`), and Firebase no longer makes it by itself.
 */
export async function makeSites(setup: Setup): Promise<void> {
  const { projectId, read, run } = setup;
  const answer = await read`firebase hosting:sites:list --project ${projectId} --json`;
  const { sites } = sitesSchema.parse(JSON.parse(answer)).result;
  const there = sites.map(({ name }) => name.split('/').at(-1));
  const missing = [projectId, ...siteIds(setup).values()].filter((id) => !there.includes(id));
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

/** The sites of each app, as .firebaserc has them. */
async function targetsOf({ projectId, workspace }: Setup) {
  const text = await readFile(path.join(workspace, '.firebaserc'), 'utf8');
  return targetsSchema.parse(JSON.parse(text)).targets[projectId]?.hosting ?? {};
}

/** Identity Platform, for which there is no command: each request changes one field. */
export async function configureSignIn(setup: Setup): Promise<void> {
  const { cloud, projectId, environment, say } = setup;
  if (!isSwitchedOn(await readSignIn(setup))) {
    say('  Identity Platform is switched on');
    const start = `${GOOGLE.identity}/v2/projects/${projectId}/identityPlatform:initializeAuth`;
    await cloud.change('POST', start, {});
  }
  const { hostname } = new URL(environment.siteUrl);
  // Read anew: Identity Platform brings domains of its own when it is switched on.
  for (const { says, field, value } of signInLacks(await readSignIn(setup), hostname)) {
    say(`  ${says}: ${field} is set`);
    const body = field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    await cloud.change('PATCH', `${configAddress(projectId)}?updateMask=${field}`, body as object);
  }
}

/** App Check, if the environment names a key; for this there is no command, either. */
export async function configureAppCheck(setup: Setup): Promise<void> {
  const address = appCheckAddress(setup);
  if (address === undefined) return;
  const { appCheckSiteKey: siteKey } = setup.environment;
  if ((await setup.cloud.find(address, appCheckSchema))?.siteKey === siteKey) return;
  setup.say('  App Check learns the key that pages send');
  await setup.cloud.change('PATCH', `${address}?updateMask=siteKey`, { siteKey });
}
