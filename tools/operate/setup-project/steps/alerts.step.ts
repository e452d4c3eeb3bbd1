import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';

/** Each file is one policy, as Monitoring takes it. */
export const ALERTS_FOLDER = 'tools/operate/ops/alerts';
/** By this label the policy of a file is known again. */
const LABEL = 'raade_file';

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
const policySchema = z.looseObject({
  name: z.string(),
  enabled: z._default(z.boolean(), true),
  userLabels: z._default(z.record(z.string(), z.string()), {}),
  notificationChannels: z._default(z.array(z.string()), []),
});
type Policy = z.output<typeof policySchema>;

const channelSchema = z.looseObject({
  name: z.string(),
  type: z.string(),
  labels: z._default(z.record(z.string(), z.string()), {}),
});

const fileSchema = z.looseObject({
  displayName: z.string('has no displayName'),
  conditions: z.array(z.looseObject({}), 'has no conditions'),
});

interface AlertFile {
  readonly label: string;
  readonly name: string;
  readonly policy: z.output<typeof fileSchema>;
}

async function alertFiles(workspace: string): Promise<readonly AlertFile[]> {
  const folder = path.join(workspace, ALERTS_FOLDER);
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(async (name) => {
      const result = fileSchema.safeParse(
        JSON.parse(await readFile(path.join(folder, name), 'utf8')),
      );
      const problem = result.error?.issues[0]?.message;
      if (!result.data) throw new Failure(`${ALERTS_FOLDER}/${name} ${problem ?? 'is no policy'}.`);
      return { name, label: name.slice(0, -'.json'.length), policy: result.data };
    });
  return Promise.all(files);
}

const parentOf = (projectId: string) => `${GOOGLE.monitoring}/projects/${projectId}`;

/** The channels by which somebody hears of alerts. */
async function channels({ cloud, projectId, choices }: Production) {
  const address = `${parentOf(projectId)}/notificationChannels`;
  const found = await cloud.list(address, 'notificationChannels', channelSchema);
  const mails = found.filter(({ type }) => type === 'email');
  if (choices.alertsTo === undefined) return mails;
  return mails.filter(({ labels }) => labels['email_address'] === choices.alertsTo);
}

/** True if all of the file is in the policy; Monitoring adds names and times of its own. */
function agrees(live: unknown, file: unknown): boolean {
  if (typeof file !== 'object' || file === null) return isDeepStrictEqual(live, file);
  if (typeof live !== 'object' || live === null) return false;
  return Object.entries(file).every(([key, value]) =>
    agrees((live as Record<string, unknown>)[key], value),
  );
}

function lackOf(
  production: Production,
  { name, label, policy }: AlertFile,
  live: Policy | undefined,
): readonly Lack[] {
  const { cloud, projectId } = production;
  const wanted = async () => ({
    ...policy,
    userLabels: { [LABEL]: label },
    notificationChannels: (await channels(production)).map((one) => one.name),
  });
  if (!live) {
    const address = `${parentOf(projectId)}/alertPolicies`;
    const mend = async () => cloud.change('POST', address, await wanted());
    return [{ says: `the alert of ${name} is not there`, mend }];
  }
  const mend = async () =>
    cloud.change('PATCH', `${GOOGLE.monitoring}/${live.name}`, await wanted());
  if (!agrees(live, policy)) return [{ says: `the alert of ${name} is another one`, mend }];
  if (!live.enabled) return [{ says: `the alert of ${name} is switched off`, mend }];
  if (live.notificationChannels.length > 0) return [];
  return [{ says: `nobody hears of the alert of ${name}`, mend }];
}

async function missingChannel(production: Production): Promise<readonly Lack[]> {
  if ((await channels(production)).length > 0) return [];
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

export const alertsStep: Step = {
  id: 'alerts',
  title: 'Alerts',
  why: 'Who runs the site hears of what is wrong before donors do.',
  async lacks(production) {
    const { cloud, projectId, workspace } = production;
    const address = `${parentOf(projectId)}/alertPolicies?pageSize=500`;
    const [files, live, channel] = await Promise.all([
      alertFiles(workspace),
      cloud.list(address, 'alertPolicies', policySchema),
      missingChannel(production),
    ]);
    const byLabel = new Map(live.map((policy) => [policy.userLabels[LABEL], policy]));
    // The channel first: policies name it.
    return [
      ...channel,
      ...files.flatMap((file) => lackOf(production, file, byLabel.get(file.label))),
    ];
  },
};
