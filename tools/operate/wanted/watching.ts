import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import { agrees, type OpsFile, opsFiles } from './ops-files.ts';
import type { Production } from './production.ts';

/** By this label the thing that a file has made is known again. */
const LABEL = 'raade_file';

const labels = z._default(z.record(z.string(), z.string()), {});

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies, and uptimeCheckConfigs beside them. */
const madeSchema = z.looseObject({
  name: z.string(),
  enabled: z._default(z.boolean(), true),
  userLabels: labels,
  notificationChannels: z._default(z.array(z.string()), []),
});
type Made = z.output<typeof madeSchema>;

const channelSchema = z.looseObject({ name: z.string(), type: z.string(), labels });

export const monitoringOf = (projectId: string) => `${GOOGLE.monitoring}/projects/${projectId}`;

/** Names of the channels by which mail tells of alerts. */
export async function mailChannels(
  { cloud, projectId }: Pick<Production, 'cloud' | 'projectId'>,
  mailbox?: string,
): Promise<readonly string[]> {
  const address = `${monitoringOf(projectId)}/notificationChannels`;
  const found = await cloud.list(address, 'notificationChannels', channelSchema);
  return found
    .filter(({ type }) => type === 'email')
    .filter((one) => mailbox === undefined || one.labels['email_address'] === mailbox)
    .map(({ name }) => name);
}

/** Kinds of things that are made of files. */
const KINDS = {
  uptime: { what: 'uptime check', collection: 'uptimeCheckConfigs' },
  alerts: { what: 'alert', collection: 'alertPolicies' },
} as const;

/** A thing that is not as its file has it. */
export interface WatchLack {
  readonly says: string;
  readonly collection: 'uptimeCheckConfigs' | 'alertPolicies';
  /** The name of the one that is there, if any. */
  readonly name: string | undefined;
  readonly body: object;
}

/** The things that are not as their files have them. */
export async function watchLacks(
  production: Production,
  kind: keyof typeof KINDS,
): Promise<readonly WatchLack[]> {
  const { collection, what } = KINDS[kind];
  const address = `${monitoringOf(production.projectId)}/${collection}?pageSize=100`;
  const live = await production.cloud.list(address, collection, madeSchema);
  const byLabel = new Map(live.map((one) => [one.userLabels[LABEL], one]));
  return (await opsFiles(production, kind)).flatMap((file) => {
    const found = byLabel.get(file.label);
    const problem = problemOf(file, found, kind === 'alerts');
    const body = { ...file.body, userLabels: { [LABEL]: file.label } };
    return problem === undefined
      ? []
      : [{ says: problem(`the ${what} of ${file.name}`), collection, name: found?.name, body }];
  });
}

function problemOf({ body }: OpsFile, live: Made | undefined, isHeard: boolean) {
  if (!live) return (thing: string) => `${thing} is not there`;
  if (!agrees(live, body)) return (thing: string) => `${thing} is another one`;
  if (!live.enabled) return (thing: string) => `${thing} is switched off`;
  if (!isHeard || live.notificationChannels.length > 0) return undefined;
  return (thing: string) => `nobody hears of ${thing}`;
}
