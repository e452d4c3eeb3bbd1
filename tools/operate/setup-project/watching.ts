import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';
import { Failure } from '@raade/contracts/base/failure';
import { AUDIT_LINE } from '@raade/functions/base/audit/audit-log';
import { pictureSettingsSchema } from '@raade/functions/base/configuration/picture-settings';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import { numberOf, PICTURE_DAYS } from '../wanted/production.ts';
import { mailChannels, monitoringOf, watchLacks } from '../wanted/watching.ts';
import type { Setup } from './setup.ts';

/** The bucket for the editor's pictures, if the settings name one: private, and what is deleted can be had back. */
export async function makeBucket({ settings, lines, run }: Setup): Promise<void> {
  const { PICTURES_BUCKET: name } = z.parse(pictureSettingsSchema, settings);
  if (name === undefined) return;
  const options = [
    ...['--uniform-bucket-level-access', '--public-access-prevention'],
    `--soft-delete-duration=${PICTURE_DAYS}d`,
  ];
  const there = await lines`gcloud storage buckets list --format=value(name)`;
  if (there.includes(name)) await run`gcloud storage buckets update gs://${name} ${options}`;
  else {
    await run`gcloud storage buckets create gs://${name} --location=${FUNCTIONS_REGION} ${options}`;
  }
}

const BUCKET = 'audit-log';
/** Ten years; other logs are kept for 30 days. */
const AUDIT_DAYS = 3650;

/** A locked bucket for a line of each entry of the audit log. Its lock cannot be taken back. */
export async function keepAuditLog(setup: Setup): Promise<void> {
  const { projectId, lines, run } = setup;
  const buckets =
    await lines`gcloud logging buckets list --location=global --format=csv[no-heading](name.basename(),retentionDays,locked)`;
  if (!buckets.some((line) => line.startsWith(`${BUCKET},`))) {
    await run`gcloud logging buckets create ${BUCKET} --location=global --retention-days=${AUDIT_DAYS}`;
  }
  if (!buckets.includes(`${BUCKET},${AUDIT_DAYS},True`)) {
    // gcloud asks whether it may, and has no option for the answer.
    const agreeing = setup.with({ input: 'y\n', env: { CLOUDSDK_CORE_DISABLE_PROMPTS: 'false' } });
    await agreeing.run`gcloud logging buckets update ${BUCKET} --location=global --retention-days=${AUDIT_DAYS} --locked`;
  }
  const destination = `logging.googleapis.com/projects/${projectId}/locations/global/buckets/${BUCKET}`;
  const sinks = await lines`gcloud logging sinks list --format=value(name)`;
  const verb = sinks.includes(BUCKET) ? 'update' : 'create';
  await run`gcloud logging sinks ${verb} ${BUCKET} ${destination} --log-filter=${`jsonPayload.message="${AUDIT_LINE}"`}`;
}

/** Alerts and uptime checks, as the files in `ops` have them: Monitoring takes them as the bodies of its API. */
export async function watch(setup: Setup): Promise<void> {
  const { cloud, projectId, choices, say } = setup;
  const { alertsTo: mailbox } = choices;
  if ((await mailChannels(setup, mailbox)).length === 0) {
    if (mailbox === undefined) throw new Failure('Name a mailbox for alerts with --alerts-to.');
    say(`  alerts go to ${mailbox}`);
    await cloud.change('POST', `${monitoringOf(projectId)}/notificationChannels`, {
      type: 'email',
      displayName: 'RAADE website',
      labels: { email_address: mailbox },
    });
  }
  const notificationChannels = await mailChannels(setup, mailbox);
  // The checks first: a policy listens to them.
  for (const kind of ['uptime', 'alerts'] as const) {
    for (const { says, collection, name, body } of await watchLacks(setup, kind)) {
      say(`  ${says}: put right`);
      const more = kind === 'alerts' ? { enabled: true, notificationChannels } : {};
      await (name === undefined
        ? cloud.change('POST', `${monitoringOf(projectId)}/${collection}`, { ...body, ...more })
        : cloud.change('PATCH', `${GOOGLE.monitoring}/${name}`, { ...body, ...more }));
    }
  }
}

const BUDGET = '25USD';
/** Parts of the budget at which those who pay get a mail. */
const THRESHOLDS = ['0.5', '0.9', '1.0,basis=forecasted-spend'];

/** A budget for a month. It stops nothing. */
export async function makeBudget(setup: Setup): Promise<void> {
  const { projectId, read, run } = setup;
  const payer =
    await read`gcloud billing projects describe ${projectId} --format=value(billingAccountName)`;
  const account = payer.replace('billingAccounts/', '');
  const found =
    await read`gcloud billing budgets list --billing-account=${account} --format=value(budgetFilter.projects)`;
  const ours = [`projects/${await numberOf(setup)}`, `projects/${projectId}`];
  if (found.split(/[\n;]/).some((project) => ours.includes(project))) return;
  const [channel = ''] = await mailChannels(setup);
  const rules = THRESHOLDS.map((percent) => `--threshold-rule=percent=${percent}`);
  await run`gcloud billing budgets create --billing-account=${account} --display-name=${'RAADE website'} --budget-amount=${BUDGET} --filter-projects=projects/${projectId} ${rules} --notifications-rule-monitoring-notification-channels=${channel}`;
}
