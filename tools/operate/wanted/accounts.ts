import { RENDER_PAGES } from '@raade/contracts/base/callables';
import { REMOTES } from '@raade/kit/projects/remotes.ts';

/** A service account that workflows act as. */
export interface WorkflowAccount {
  readonly id: string;
  readonly displayName: string;
  /** The environment on GitHub whose jobs may be it. */
  readonly environment: string;
  /** Roles in the whole project. */
  readonly roles: readonly string[];
}

/** Roles with which the Firebase CLI reads before it deploys anything. */
const CLI = ['roles/firebase.viewer', 'roles/serviceusage.serviceUsageConsumer'];
/** Google grants Hosting for a whole project; pointers keep teams apart. */
const HOSTING = ['roles/firebasehosting.admin', ...CLI];

/** The environment of the jobs that release the shell's site. */
const PUBLISHER = 'publisher';

export const ACCOUNTS: readonly WorkflowAccount[] = [
  ...REMOTES.map((remote) => ({
    id: `release-${remote}`,
    displayName: `Releases ${remote}`,
    environment: remote,
    roles: HOSTING,
  })),
  {
    id: 'site-publisher',
    displayName: 'Publishes the site',
    environment: PUBLISHER,
    roles: HOSTING,
  },
  {
    id: 'functions-deployer',
    displayName: 'Deploys functions and rules',
    environment: 'functions',
    roles: [
      ...['roles/cloudfunctions.admin', 'roles/run.admin', 'roles/cloudscheduler.admin'],
      ...['roles/cloudtasks.queueAdmin', 'roles/eventarc.admin', 'roles/artifactregistry.admin'],
      ...['roles/firebaserules.admin', 'roles/datastore.indexAdmin', 'roles/firebaseauth.admin'],
      // With each deployment the CLI makes sure that Pub/Sub and Eventarc have accounts of their own.
      ...['roles/serviceusage.serviceUsageAdmin', 'roles/secretmanager.viewer', ...CLI],
    ],
  },
];

/** The account of the function that runs bundles of releases: it has no role, and must not get one. */
export const RENDERER = {
  id: RENDER_PAGES,
  displayName: 'Runs server bundles of releases',
} as const;

/** Roles of functions, and of their builds, which run as the same account. */
export const RUNTIME_ROLES: readonly string[] = [
  ...['roles/datastore.user', 'roles/firebaseauth.admin', 'roles/firebasehosting.admin'],
  ...['roles/cloudtasks.enqueuer', 'roles/run.invoker', 'roles/eventarc.eventReceiver'],
  ...['roles/firebaseappcheck.tokenVerifier', 'roles/logging.logWriter'],
  'roles/cloudbuild.builds.builder',
];

export const emailOf = (projectId: string, id: string) =>
  `${id}@${projectId}.iam.gserviceaccount.com`;

/** The account that functions run as, unless they say otherwise. */
export const runtimeAccount = (number: string) => `${number}-compute@developer.gserviceaccount.com`;
