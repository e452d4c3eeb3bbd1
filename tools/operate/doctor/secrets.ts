import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { LiveSite } from './check.ts';

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
const versionSchema = z.looseObject({
  name: z.string(),
  state: z.string(),
  createTime: z.iso.datetime({ offset: true }),
});
const payloadSchema = z.object({ payload: z.looseObject({ data: z.string() }) });

type SecretSource = Pick<LiveSite, 'cloud' | 'projectId'>;

const secretAddress = (projectId: string, name: string) =>
  `${GOOGLE.secrets}/projects/${projectId}/secrets/${name}`;

/** The time (ms) when the newest enabled version of a secret was created; undefined if there is none. */
export async function readNewestVersionTime(
  { cloud, projectId }: SecretSource,
  name: string,
): Promise<number | undefined> {
  const address = `${secretAddress(projectId, name)}/versions?filter=state:ENABLED`;
  const versions = await cloud.list(address, 'versions', versionSchema);
  const numberIn = (version: z.output<typeof versionSchema>) =>
    Number(version.name.split('/').at(-1));
  const newest = versions
    .filter(({ state }) => state === 'ENABLED')
    .sort((a, b) => numberIn(b) - numberIn(a))[0];
  return newest && Date.parse(newest.createTime);
}

/** Reads a secret; undefined if it does not exist. The value must never be printed. */
export async function readSecret(
  { cloud, projectId }: SecretSource,
  name: string,
): Promise<string | undefined> {
  const address = `${secretAddress(projectId, name)}/versions/latest:access`;
  const data = (await cloud.find(address, payloadSchema))?.payload.data;
  return data === undefined ? undefined : Buffer.from(data, 'base64').toString();
}
