import { PROJECT } from '../sample-project.ts';
import { type BrokenState, keyOf } from './broken-state.ts';

export const WATCHED: readonly BrokenState[] = [
  {
    name: 'the bucket of the seals can be emptied',
    spoil: (world) =>
      world.edit(
        `logging.googleapis.com/v2/projects/${PROJECT}/locations/global/buckets/audit-seals`,
        { locked: false },
      ),
    level: 'fail',
    says: /the bucket of the seals is not locked/,
  },
  {
    name: 'the sink of the seals takes other lines',
    spoil: (world) =>
      world.edit(`logging.googleapis.com/v2/projects/${PROJECT}/sinks/audit-seals`, {
        filter: 'severity=ERROR',
      }),
    level: 'fail',
    says: /the sink of the seals takes other lines/,
  },
  {
    name: 'an alert is not applied',
    spoil: (world) =>
      world.remove(keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/alertPolicies/`)),
    level: 'fail',
    says: /the alert of gifts\.json is not there/,
  },
  {
    name: 'somebody has switched an alert off',
    spoil: (world) =>
      world.edit(keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/alertPolicies/`), {
        enabled: false,
      }),
    level: 'fail',
    says: /the alert of gifts\.json is switched off/,
  },
  {
    name: 'nobody asks from outside whether the site is up',
    spoil: (world) =>
      world.remove(
        keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/uptimeCheckConfigs/`),
      ),
    level: 'fail',
    says: /the uptime check of home\.json is not there/,
  },
  {
    name: 'an uptime check asks for another site',
    spoil: (world) =>
      world.edit(
        keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/uptimeCheckConfigs/`),
        { monitoredResource: { type: 'uptime_url', labels: { host: 'elsewhere.example.org' } } },
      ),
    level: 'fail',
    says: /the uptime check of home\.json is another one/,
  },
  {
    name: 'nobody hears of alerts',
    spoil: (world) =>
      world.remove(
        keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/notificationChannels/`),
      ),
    level: 'fail',
    says: /nobody gets a mail when something is wrong/,
  },
  {
    name: 'there is no budget',
    spoil: (world) =>
      world.remove(keyOf(world, 'billingbudgets.googleapis.com/v1/billingAccounts/')),
    level: 'fail',
    says: /there is no budget/,
  },
];
