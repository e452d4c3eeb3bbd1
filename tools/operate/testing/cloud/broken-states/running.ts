import { ago, functionKey, jobKey, putDocument } from '../healthy-project.ts';
import { type BrokenState, FUNCTIONS_HOST, changeSettings } from './broken-state.ts';

export const RUNNING: readonly BrokenState[] = [
  {
    name: 'a function is not deployed',
    spoil: (world) => world.remove(functionKey('send-outbox')),
    level: 'fail',
    says: /not deployed: send-outbox/,
  },
  {
    name: 'a function failed to deploy',
    spoil: (world) => world.edit(functionKey('process-donation'), { state: 'FAILED' }),
    level: 'fail',
    says: /process-donation is FAILED/,
  },
  {
    name: 'a function of local stacks is deployed',
    spoil: (world) =>
      world.put(functionKey('local-tick'), { name: 'f/local-tick', state: 'ACTIVE' }),
    level: 'fail',
    says: /local-tick is deployed/,
  },
  {
    name: 'a setting is missing',
    spoil: (world) => changeSettings(world, { SITE_URL: undefined }),
    level: 'fail',
    says: /SITE_URL: /,
  },
  {
    name: 'the webhook takes what nobody has signed',
    spoil: (world) => world.edit(`page/POST ${FUNCTIONS_HOST}/stripe-webhook`, { status: 200 }),
    level: 'fail',
    says: /stripe-webhook answers 200 to an unsigned POST/,
  },
  {
    name: 'the webhook lacks its secret',
    spoil: (world) => world.edit(`page/POST ${FUNCTIONS_HOST}/stripe-webhook`, { status: 500 }),
    level: 'fail',
    says: /stripe-webhook answers 500/,
  },
  {
    name: 'anybody may have bundles run',
    spoil: (world) => world.edit(`page/POST ${FUNCTIONS_HOST}/render-pages`, { status: 400 }),
    level: 'fail',
    says: /render-pages answers 400 to an unsigned POST/,
  },
  {
    name: 'the nightly run failed',
    spoil: (world) => world.edit(jobKey('reconcile-nightly'), { status: { code: 13 } }),
    level: 'fail',
    says: /the last run of reconcile-nightly failed/,
  },
  {
    name: 'a sweep has not run for an hour',
    spoil: (world) => world.edit(jobKey('sweep-campaigns'), { lastAttemptTime: ago(1) }),
    level: 'fail',
    says: /sweep-campaigns ran 60 minutes ago/,
  },
  {
    name: 'somebody has stopped the clock of mails',
    spoil: (world) => world.edit(jobKey('send-outbox'), { state: 'PAUSED' }),
    level: 'fail',
    says: /the clock of send-outbox is PAUSED/,
  },
  {
    name: 'nights begin, and do not come through',
    spoil: (world) =>
      putDocument(world, 'settings/reconciliation', { events_until: new Date(ago(80)) }),
    level: 'fail',
    says: /as of 80 hours ago, and no further/,
  },
];
