import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';
import { agrees, type OpsFile, opsFiles } from '../ops-files.ts';

/** By this label what a file has made is known again. */
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

const parentOf = (projectId: string) => `${GOOGLE.monitoring}/projects/${projectId}`;

/** Names of the channels by which somebody hears of alerts. */
export async function channelNames(production: Production): Promise<readonly string[]> {
  const { cloud, projectId, choices } = production;
  const address = `${parentOf(projectId)}/notificationChannels`;
  const found = await cloud.list(address, 'notificationChannels', channelSchema);
  return found
    .filter(({ type }) => type === 'email')
    .filter(
      (one) => choices.alertsTo === undefined || one.labels['email_address'] === choices.alertsTo,
    )
    .map(({ name }) => name);
}

async function missingChannel(production: Production): Promise<readonly Lack[]> {
  if ((await channelNames(production)).length > 0) return [];
  const { cloud, projectId, choices } = production;
  const says = 'nobody gets a mail when something is wrong';
  const { alertsTo } = choices;
  if (alertsTo === undefined) return [{ says, byHand: 'name a mailbox with --alerts-to' }];
  const body = {
    type: 'email',
    displayName: 'RAADE website',
    labels: { email_address: alertsTo },
  };
  const address = `${parentOf(projectId)}/notificationChannels`;
  return [{ says, mend: () => cloud.change('POST', address, body) }];
}

/** What is made of a file: how it is called here, and where Monitoring has it. */
interface Kind {
  readonly what: string;
  readonly collection: 'alertPolicies' | 'uptimeCheckConfigs';
  /** What is not in the file, when it is sent. */
  readonly more: (production: Production) => Promise<object>;
}

const ALERT: Kind = {
  what: 'alert',
  collection: 'alertPolicies',
  more: async (production) => ({
    enabled: true,
    notificationChannels: await channelNames(production),
  }),
};
const UPTIME: Kind = {
  what: 'uptime check',
  collection: 'uptimeCheckConfigs',
  more: () => Promise.resolve({}),
};

function lacksOf(
  production: Production,
  { what, collection, more }: Kind,
  { name, label, body }: OpsFile,
  live: Made | undefined,
): readonly Lack[] {
  const { cloud, projectId } = production;
  const userLabels = { ...body.userLabels, [LABEL]: label };
  const wanted = async () => ({ ...body, userLabels, ...(await more(production)) });
  if (!live) {
    const address = `${parentOf(projectId)}/${collection}`;
    const mend = async () => cloud.change('POST', address, await wanted());
    return [{ says: `the ${what} of ${name} is not there`, mend }];
  }
  const mend = async () =>
    cloud.change('PATCH', `${GOOGLE.monitoring}/${live.name}`, await wanted());
  if (!agrees(live, body)) return [{ says: `the ${what} of ${name} is another one`, mend }];
  if (!live.enabled) return [{ says: `the ${what} of ${name} is switched off`, mend }];
  const isHeard = collection !== 'alertPolicies' || live.notificationChannels.length > 0;
  return isHeard ? [] : [{ says: `nobody hears of the ${what} of ${name}`, mend }];
}

async function lacksOfAll(
  production: Production,
  kind: Kind,
  files: readonly OpsFile[],
): Promise<readonly Lack[]> {
  const { cloud, projectId } = production;
  const address = `${parentOf(projectId)}/${kind.collection}?pageSize=100`;
  const live = await cloud.list(address, kind.collection, madeSchema);
  const byLabel = new Map(live.map((one) => [one.userLabels[LABEL], one]));
  return files.flatMap((file) => lacksOf(production, kind, file, byLabel.get(file.label)));
}

export const alertsStep: Step = {
  id: 'alerts',
  title: 'Alerts, and what asks the site from outside whether it is up',
  why: 'Who runs the site hears of what is wrong before donors do.',
  async lacks(production) {
    const [alerts, uptime] = await Promise.all([
      opsFiles(production, 'alerts'),
      opsFiles(production, 'uptime'),
    ]);
    const lacks = await Promise.all([
      // The channel first: policies name it. Then the checks: policies listen to them.
      missingChannel(production),
      lacksOfAll(production, UPTIME, uptime),
      lacksOfAll(production, ALERT, alerts),
    ]);
    return lacks.flat();
  },
};
