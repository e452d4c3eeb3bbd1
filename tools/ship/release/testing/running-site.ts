import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { publish } from '../publish.ts';
import { type ReleaseSite, startReleaseSite } from './release-site.ts';

/** A new site for each test of a file that imports this module. */
export let site: ReleaseSite;

beforeEach(async () => {
  site = await startReleaseSite();
});
afterEach(() => site.close());

export type Sample = Parameters<typeof writeRemoteBuild>[1];
type Terms = Partial<Parameters<typeof publish>[1]>;

export const newFolder = () => path.join(site.distDir, randomUUID());

/** Publishes a sample build of a remote, by default as the live release. */
export async function publishRemote(sample: Sample, terms: Terms = {}, target = site.local) {
  const buildDir = await writeRemoteBuild(newFolder(), sample);
  return publish(target, { app: sample.name, buildDir, promote: true, ...terms });
}

/** Publishes a sample build of a remote, and returns its release. */
export const released = async (sample: Sample, promote = true, target = site.local) =>
  (await publishRemote(sample, { promote }, target)).release;

export const live = async (app: string) => (await site.store.readAll()).get(app);
