import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Production } from './production.ts';

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
const versionSchema = z.looseObject({
  name: z.string(),
  state: z.string(),
  createTime: z.iso.datetime({ offset: true }),
});
export type SecretVersion = z.output<typeof versionSchema>;

const payloadSchema = z.object({ payload: z.looseObject({ data: z.string() }) });
const secretSchema = z.looseObject({ name: z.string() });

export const secretAddress = (projectId: string, name: string) =>
  `${GOOGLE.secrets}/projects/${projectId}/secrets/${name}`;

export async function secretExists({ cloud, projectId }: Production, name: string) {
  return (await cloud.find(secretAddress(projectId, name), secretSchema)) !== undefined;
}

/** The newest version that can be read; undefined if there is none. */
export async function latestVersion(
  { cloud, projectId }: Production,
  name: string,
): Promise<SecretVersion | undefined> {
  const address = `${secretAddress(projectId, name)}/versions?filter=state:ENABLED`;
  const versions = await cloud.list(address, 'versions', versionSchema);
  const numberIn = (version: SecretVersion) => Number(version.name.split('/').at(-1));
  return versions
    .filter(({ state }) => state === 'ENABLED')
    .sort((one, other) => numberIn(other) - numberIn(one))[0];
}

/** Never to be printed. */
export async function readSecret(
  { cloud, projectId }: Production,
  name: string,
): Promise<string | undefined> {
  const address = `${secretAddress(projectId, name)}/versions/latest:access`;
  const data = (await cloud.find(address, payloadSchema))?.payload.data;
  return data === undefined ? undefined : Buffer.from(data, 'base64').toString();
}

export async function makeSecret({ cloud, projectId }: Production, name: string): Promise<void> {
  const address = `${GOOGLE.secrets}/projects/${projectId}/secrets?secretId=${name}`;
  await cloud.change('POST', address, { replication: { automatic: {} } });
}

export async function addVersion(
  { cloud, projectId }: Production,
  name: string,
  value: string,
): Promise<void> {
  const data = Buffer.from(value).toString('base64');
  const address = `${secretAddress(projectId, name)}:addVersion`;
  await cloud.change('POST', address, { payload: { data } });
}
