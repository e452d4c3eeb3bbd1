import { RENDER_PAGES } from '@raade/contracts/base/callables';
import { REMOTES } from '@raade/kit/projects/remotes.ts';

/** A service account for workflows of GitHub. */
export interface WorkflowAccount {
  readonly id: string;
  readonly displayName: string;
  /** The environment on GitHub whose jobs may use the account. */
  readonly environment: string;
  /** Roles in the whole project. */
  readonly roles: readonly string[];
}

/** Roles that the Firebase CLI needs for each deployment. */
const CLI_ROLES = ['roles/firebase.viewer', 'roles/serviceusage.serviceUsageConsumer'];
/** The role for Hosting is valid for all sites of the project. Teams are separated by the rights to move pointers. */
const HOSTING_ROLES = ['roles/firebasehosting.admin', ...CLI_ROLES];

/** The environment of the jobs that release the shell's site. */
const PUBLISHER = 'publisher';

/** The service accounts of all workflows. */
export const ACCOUNTS: readonly WorkflowAccount[] = [
  ...REMOTES.map((remote) => ({
    id: `release-${remote}`,
    displayName: `Releases ${remote}`,
    environment: remote,
    roles: HOSTING_ROLES,
  })),
  {
    id: 'site-publisher',
    displayName: 'Publishes the site',
    environment: PUBLISHER,
    roles: HOSTING_ROLES,
  },
  {
    id: 'functions-deployer',
    displayName: 'Deploys functions and rules',
    environment: 'functions',
    roles: [
      'roles/cloudfunctions.admin',
      'roles/run.admin',
      'roles/cloudscheduler.admin',
      'roles/cloudtasks.queueAdmin',
      'roles/eventarc.admin',
      'roles/artifactregistry.admin',
      'roles/firebaserules.admin',
      'roles/datastore.indexAdmin',
      'roles/firebaseauth.admin',
      // In each deploy, the CLI creates the service accounts of Pub/Sub and Eventarc if they are missing.
      'roles/serviceusage.serviceUsageAdmin',
      'roles/secretmanager.viewer',
      ...CLI_ROLES,
    ],
  },
];

/** The account of the function that runs server bundles. It must never get a role, since bundles are untrusted. */
export const RENDERER = {
  id: RENDER_PAGES,
  displayName: 'Runs server bundles of releases',
} as const;

/** Roles of the account of functions and of their builds. */
export const RUNTIME_ROLES: readonly string[] = [
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/firebasehosting.admin',
  'roles/cloudtasks.enqueuer',
  'roles/run.invoker',
  'roles/eventarc.eventReceiver',
  'roles/firebaseappcheck.tokenVerifier',
  'roles/logging.logWriter',
  'roles/cloudbuild.builds.builder',
];

/** The email address of a service account. */
export const emailOf = (projectId: string, id: string) =>
  `${id}@${projectId}.iam.gserviceaccount.com`;

/**
 * The default service account of functions.
 * @param number the number of the project
 */
export const runtimeAccount = (number: string) => `${number}-compute@developer.gserviceaccount.com`;
