import { mailChannels, watchLacks } from '../../wanted/watching.ts';
import { setupCheck } from '../examined.ts';
import { fail } from '../finding.ts';

export const alertsCheck = setupCheck(
  'alerts',
  'Alerts, and what asks the site from outside whether it is up',
  async (site) => {
    const todo = `npm run setup:project -- --project ${site.projectId} --alerts-to <address>`;
    const channels = await mailChannels(site);
    const lacks = [...(await watchLacks(site, 'uptime')), ...(await watchLacks(site, 'alerts'))];
    return [
      ...(channels.length > 0 ? [] : [fail('nobody gets a mail when something is wrong', todo)]),
      ...lacks.map(({ says }) => says),
    ];
  },
);
