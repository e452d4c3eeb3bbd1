import { ago } from '../healthy-project.ts';
import { PROJECT } from '../sample-project.ts';
import {
  type BrokenState,
  changeSettings,
  IAM,
  POOL,
  PROJECT_POLICY,
  SECRETS,
} from './broken-state.ts';

interface Binding {
  readonly role: string;
  readonly members: readonly string[];
}

export const KEYS: readonly BrokenState[] = [
  {
    name: 'a secret has no value',
    spoil: (world) => world.edit(`${SECRETS}/UNSUBSCRIBE_SECRET/versions/1`, { state: 'DISABLED' }),
    level: 'fail',
    says: /the secret UNSUBSCRIBE_SECRET has no value/,
  },
  {
    name: 'functions may not read a secret',
    spoil: (world) => world.remove(`policies/${SECRETS}/STRIPE_SECRET_KEY`),
    level: 'fail',
    says: /for the secret STRIPE_SECRET_KEY: roles\/secretmanager/,
  },
  {
    name: 'a key is older than a year',
    spoil: (world) =>
      world.edit(`${SECRETS}/BREVO_API_KEY/versions/1`, { createTime: ago(24 * 400) }),
    level: 'warn',
    says: /BREVO_API_KEY is 400 days old/,
  },
  {
    name: 'somebody has made a key of a service account',
    spoil: (world) => {
      const account = `release-giving@${PROJECT}.iam.gserviceaccount.com`;
      world.put(`${IAM}/serviceAccounts/${account}/keys/1`, { name: 'a key' });
    },
    level: 'warn',
    says: /release-giving has 1 keys/,
  },
  {
    name: 'a service account is gone',
    spoil: (world) =>
      world.remove(`${IAM}/serviceAccounts/site-publisher@${PROJECT}.iam.gserviceaccount.com`),
    level: 'fail',
    says: /there is no service account site-publisher/,
  },
  {
    name: 'functions may not publish any more',
    spoil: (world) => {
      const { bindings } = world.get(PROJECT_POLICY) as { bindings: Binding[] };
      const changed = bindings.map(({ role, members }) => ({
        role,
        members: members.filter(
          (one) => role !== 'roles/firebasehosting.admin' || !one.includes('-compute@'),
        ),
      }));
      world.edit(PROJECT_POLICY, { bindings: changed });
    },
    level: 'fail',
    says: /-compute@.+ lacks, in the project: roles\/firebasehosting\.admin/,
  },
  {
    name: 'what a document wakes cannot be called',
    spoil: (world) => {
      const { bindings } = world.get(PROJECT_POLICY) as { bindings: Binding[] };
      const kept = bindings.filter(({ role }) => role !== 'roles/iam.serviceAccountTokenCreator');
      world.edit(PROJECT_POLICY, { bindings: kept });
    },
    level: 'fail',
    says: /Pub\/Sub has no account that may call functions/,
  },
  {
    name: 'workflows of any repository are let in',
    spoil: (world) => world.edit(`${POOL}/providers/github`, { attributeCondition: '' }),
    level: 'fail',
    says: /lets others in than owner\/repository/,
  },
  {
    name: 'the settings name no workflow of a remote',
    spoil: (world) =>
      changeSettings(world, {
        RELEASE_WORKFLOWS: 'giving=owner/repository:giving:refs/heads/main',
      }),
    level: 'warn',
    says: /RELEASE_WORKFLOWS names no workflow of editor, which cannot be released/,
  },
  {
    name: 'the pool was deleted',
    spoil: (world) => world.edit(POOL, { state: 'DELETED' }),
    level: 'fail',
    says: /the pool github was deleted/,
  },
  {
    name: 'jobs of an environment cannot act as its account',
    spoil: (world) =>
      world.remove(
        `policies/${IAM}/serviceAccounts/release-content@${PROJECT}.iam.gserviceaccount.com`,
      ),
    level: 'fail',
    says: /jobs of the environment content cannot act/,
  },
];
