import { mailChannels, monitoringProblems } from '../../required/monitoring.ts';
import { setupCheck } from '../check.ts';
import { fail } from '../finding.ts';

/** Checks that alerts and uptime checks of Cloud Monitoring are as in `ops/`, and that somebody gets the mails. */
export const alertsCheck = setupCheck('alerts', 'Alerts and uptime checks', async (site) => {
  const todo = `npm run setup:project -- --project ${site.projectId} --alerts-to <address>`;
  const channels = await mailChannels(site);
  const problems = [
    ...(await monitoringProblems(site, 'uptime')),
    ...(await monitoringProblems(site, 'alerts')),
  ];
  return [
    ...(channels.length > 0 ? [] : [fail('nobody gets a mail when something is wrong', todo)]),
    ...problems.map(({ message }) => message),
  ];
});
