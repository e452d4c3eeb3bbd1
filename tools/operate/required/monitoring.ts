import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import { matchesFile, type OpsFile, readOpsFiles } from './ops-files.ts';
import type { Production } from './production.ts';

/** The label of alerts and uptime checks that contains the name of their file. */
const LABEL = 'raade_file';

const labels = z._default(z.record(z.string(), z.string()), {});

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies, or uptimeCheckConfigs. */
const liveSchema = z.looseObject({
  name: z.string(),
  enabled: z._default(z.boolean(), true),
  userLabels: labels,
  notificationChannels: z._default(z.array(z.string()), []),
});
type LiveResource = z.output<typeof liveSchema>;

const channelSchema = z.looseObject({ name: z.string(), type: z.string(), labels });

/** The address of the monitoring resources of a project. */
export const monitoringOf = (projectId: string) => `${GOOGLE.monitoring}/projects/${projectId}`;

/** Names of the notification channels that send mails about alerts, to any address or only to `mailbox`. */
export async function listMailChannels(
  { cloud, projectId }: Pick<Production, 'cloud' | 'projectId'>,
  mailbox?: string,
): Promise<readonly string[]> {
  const address = `${monitoringOf(projectId)}/notificationChannels`;
  const channels = await cloud.list(address, 'notificationChannels', channelSchema);
  return channels
    .filter(({ type }) => type === 'email')
    .filter(({ labels: { email_address } }) => mailbox === undefined || email_address === mailbox)
    .map(({ name }) => name);
}

/** The kinds of files in `ops/`. */
const KINDS = {
  uptime: { title: 'uptime check', collection: 'uptimeCheckConfigs' },
  alerts: { title: 'alert', collection: 'alertPolicies' },
} as const;

/** A difference between a live alert or uptime check and its file. */
export interface MonitoringProblem {
  readonly message: string;
  readonly collection: 'uptimeCheckConfigs' | 'alertPolicies';
  /** Name of the live resource, if it exists. */
  readonly name: string | undefined;
  /** The request body that solves the problem. */
  readonly body: object;
}

/** Compares the alerts or the uptime checks of a project with the files in `ops/`. */
export async function findMonitoringProblems(
  production: Production,
  kind: keyof typeof KINDS,
): Promise<readonly MonitoringProblem[]> {
  const { collection, title } = KINDS[kind];
  const address = `${monitoringOf(production.projectId)}/${collection}?pageSize=100`;
  const live = await production.cloud.list(address, collection, liveSchema);
  const byLabel = new Map(live.map((resource) => [resource.userLabels[LABEL], resource]));
  return (await readOpsFiles(production, kind)).flatMap((file) => {
    const resource = byLabel.get(file.label);
    const problem = problemOf(file, resource, kind === 'alerts');
    if (problem === undefined) return [];
    const body = { ...file.body, userLabels: { [LABEL]: file.label } };
    const message = `the ${title} of ${file.name} ${problem}`;
    return [{ message, collection, name: resource?.name, body }];
  });
}

/** Completes the sentence `the alert of home.json …`; undefined if there is no problem. */
function problemOf({ body }: OpsFile, live: LiveResource | undefined, needsChannel: boolean) {
  if (!live) return 'does not exist';
  if (!matchesFile(live, body)) return 'differs from its file';
  if (!live.enabled) return 'is switched off';
  const isSilent = needsChannel && live.notificationChannels.length === 0;
  return isSilent ? 'notifies no mailbox' : undefined;
}
