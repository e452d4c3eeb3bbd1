import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ago, BACKUP } from '../healthy-project.ts';
import { NUMBER, PROJECT } from '../sample-project.ts';
import { type BrokenState, FIRESTORE, service, keyOf } from './broken-state.ts';

export const GOOGLE: readonly BrokenState[] = [
  {
    name: 'an API is not enabled',
    spoil: (world) => world.remove(service('cloudtasks')),
    level: 'fail',
    says: /APIs are not enabled: cloudtasks/,
  },
  {
    name: 'the API of budgets is switched off, so nothing of it can be read',
    spoil: (world) => world.remove(service('billingbudgets')),
    level: 'fail',
    says: /APIs are not enabled: billingbudgets/,
  },
  {
    name: 'nobody pays any more',
    spoil: (world) =>
      world.edit(`cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`, {
        billingEnabled: false,
      }),
    level: 'fail',
    says: /no billing account is linked/,
  },
  {
    name: 'pages have the API key of another project',
    spoil: (world) =>
      world.edit(
        `firebase.googleapis.com/v1beta1/projects/${PROJECT}/webApps/1:${NUMBER}:web:0123456789abcdef/config`,
        { apiKey: 'another' },
      ),
    level: 'fail',
    says: /another web configuration/,
  },
  {
    name: 'the database has no point-in-time recovery',
    spoil: (world) => world.edit(FIRESTORE, { pointInTimeRecoveryEnablement: 'DISABLED' }),
    level: 'fail',
    says: /no point-in-time recovery/,
  },
  {
    name: 'the database can be deleted',
    spoil: (world) =>
      world.edit(FIRESTORE, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
    level: 'fail',
    says: /no protection against being deleted/,
  },
  {
    name: 'no backup is made',
    spoil: (world) => world.remove(keyOf(world, `${FIRESTORE}/backupSchedules/`)),
    level: 'fail',
    says: /no backup is made every day/,
  },
  {
    name: 'backups have stopped coming',
    spoil: (world) => world.edit(BACKUP, { snapshotTime: ago(90) }),
    level: 'fail',
    says: /the newest backup is 90 hours old/,
  },
  {
    name: 'there is no backup',
    spoil: (world) => world.remove(BACKUP),
    level: 'warn',
    says: /there is no backup yet/,
  },
  {
    name: 'the live rules are others',
    spoil: (world) => {
      const source = { files: [{ content: 'allow read, write;' }] };
      const key = keyOf(world, `firebaserules.googleapis.com/v1/projects/${PROJECT}/rulesets/`);
      world.edit(key, { source });
    },
    level: 'fail',
    says: /the live rules are others than firestore\.rules/,
  },
  {
    name: 'an index is missing',
    spoil: (world) => world.remove(keyOf(world, `${FIRESTORE}/collectionGroups/outbox/indexes/`)),
    level: 'fail',
    says: /an index is missing: outbox: kind ASCENDING/,
  },
  {
    name: 'documents of a collection live for ever',
    spoil: (world) => world.remove(`${FIRESTORE}/collectionGroups/reads/fields/expires_at`),
    level: 'fail',
    says: /nothing deletes what has expired in reads/,
  },
  {
    name: 'a remote has no site',
    spoil: (world) =>
      world.remove(
        `firebasehosting.googleapis.com/v1beta1/projects/${PROJECT}/sites/${PROJECT}-giving`,
      ),
    level: 'fail',
    says: /giving has no site raade-live-giving/,
  },
  {
    name: 'the project has no default site',
    spoil: (world) =>
      world.remove(`firebasehosting.googleapis.com/v1beta1/projects/${PROJECT}/sites/${PROJECT}`),
    level: 'fail',
    says: /no default site raade-live, and without it nothing can be deployed/,
  },
  {
    name: 'deployments do not know whose site is which',
    spoil: (_world, { folder }) => writeFileSync(path.join(folder, '.firebaserc'), '{}'),
    level: 'fail',
    says: /\.firebaserc does not say where shell, admin/,
  },
];
