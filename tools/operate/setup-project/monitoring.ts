import { Failure } from '@raade/contracts/base/failure';
import { GOOGLE } from '../cloud/addresses.ts';
import { listMailChannels, monitoringOf, findMonitoringProblems } from '../required/monitoring.ts';
import { numberOf } from '../required/production.ts';
import type { Setup } from './setup.ts';

/** Creates and updates alerts and uptime checks. The files in `ops` are the request bodies. */
export async function setUpMonitoring(setup: Setup): Promise<void> {
  const { cloud, projectId, choices, say } = setup;
  const { alertsTo: mailbox } = choices;
  if ((await listMailChannels(setup, mailbox)).length === 0) {
    if (mailbox === undefined)
      throw new Failure('Give an email address for alerts with --alerts-to.');
    say(`  Alerts will be sent to ${mailbox}.`);
    await cloud.change('POST', `${monitoringOf(projectId)}/notificationChannels`, {
      type: 'email',
      displayName: 'RAADE website',
      labels: { email_address: mailbox },
    });
  }
  const notificationChannels = await listMailChannels(setup, mailbox);
  // Uptime checks first, since alerts refer to them.
  for (const kind of ['uptime', 'alerts'] as const) {
    for (const { message, collection, name, body } of await findMonitoringProblems(setup, kind)) {
      say(`  Fixing: ${message}`);
      const extra = kind === 'alerts' ? { enabled: true, notificationChannels } : {};
      await (name === undefined
        ? cloud.change('POST', `${monitoringOf(projectId)}/${collection}`, { ...body, ...extra })
        : cloud.change('PATCH', `${GOOGLE.monitoring}/${name}`, { ...body, ...extra }));
    }
  }
}

const BUDGET = '25USD';
/** Shares of the budget at which a mail is sent. */
const THRESHOLDS = ['0.5', '0.9', '1.0,basis=forecasted-spend'];

/** Creates a monthly budget, unless there is one. It sends mails, but stops nothing. */
export async function makeBudget(setup: Setup): Promise<void> {
  const { projectId, read, run } = setup;
  const billing =
    await read`gcloud billing projects describe ${projectId} --format=value(billingAccountName)`;
  const account = billing.replace('billingAccounts/', '');
  const budgets =
    await read`gcloud billing budgets list --billing-account=${account} --format=value(budgetFilter.projects)`;
  const ownProjects = [`projects/${await numberOf(setup)}`, `projects/${projectId}`];
  if (budgets.split(/[\n;]/).some((project) => ownProjects.includes(project))) return;
  const [channel = ''] = await listMailChannels(setup);
  const rules = THRESHOLDS.map((percent) => `--threshold-rule=percent=${percent}`);
  await run`gcloud billing budgets create --billing-account=${account} --display-name=${'RAADE website'} --budget-amount=${BUDGET} --filter-projects=projects/${projectId} ${rules} --notifications-rule-monitoring-notification-channels=${channel}`;
}
