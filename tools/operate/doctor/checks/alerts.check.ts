import { listMailChannels, findMonitoringProblems } from '../../required/monitoring.ts';
import { setupCheck } from '../check.ts';
import { fail } from '../finding.ts';

/** Checks that alerts and uptime checks of Cloud Monitoring are as in `ops/`, and that somebody gets the mails. */
export const alertsCheck = setupCheck('alerts', 'Alerts and uptime checks', async (site) => {
  const todo = `npm run setup:project -- --project ${site.projectId} --alerts-to <address>`;
  const channels = await listMailChannels(site);
  const problems = [
    ...(await findMonitoringProblems(site, 'uptime')),
    ...(await findMonitoringProblems(site, 'alerts')),
  ];
  return [
    ...(channels.length > 0 ? [] : [fail('nobody gets a mail when something is wrong', todo)]),
    ...problems.map(({ message }) => message),
  ];
});
