import { Failure } from '@raade/contracts/base/failure';
import { neededSecrets } from '@raade/functions/base/configuration/needed-secrets';
import { workflowSchema } from '@raade/functions/base/configuration/workflow-settings';
import * as z from 'zod/mini';
import { ACCOUNTS, emailOf, RENDERER, runtimeAccount, RUNTIME_ROLES } from './accounts.ts';
import type { Production } from './production.ts';

type Config = Pick<Production, 'projectId' | 'settings'>;

/** A role that a member must have on a resource. */
export interface Grant {
  /** Kind of the resource. */
  readonly kind: 'project' | 'secret' | 'account';
  /** Name of the resource: an id, or the email address of an account. */
  readonly name: string;
  readonly role: string;
  /** Google's name of the account, like `serviceAccount:<email>`. */
  readonly member: string;
}

/** The workload identity pool for workflows of GitHub, and its provider. */
export const POOL = 'github';
export const PROVIDER = 'github';

/** The repository whose workflows deploy; undefined if the settings name none. */
export function repositoryOf({ settings }: Pick<Config, 'settings'>): string | undefined {
  const { RELEASE_WORKFLOWS: bindings = [] } = z.parse(workflowSchema, settings);
  const repositories = new Set(bindings.map(({ repository }) => repository));
  if (repositories.size <= 1) return [...repositories][0];
  throw new Failure('RELEASE_WORKFLOWS names several repositories, but only one can be accepted.');
}

/** The condition by which the pool accepts only workflows of our repository. */
export const conditionOf = (repository: string) => `assertion.repository == '${repository}'`;

/**
 * All roles that must be granted in the project.
 * @param number the number of the project
 */
export function neededGrants(configuration: Config, number: string): readonly Grant[] {
  const { projectId, settings } = configuration;
  const runtime = runtimeAccount(number);
  const member = `serviceAccount:${runtime}`;
  const memberOf = (id: string) => `serviceAccount:${emailOf(projectId, id)}`;
  const inProject = { kind: 'project', name: projectId } as const;
  const repository = repositoryOf(configuration);
  const subject = `principal://iam.googleapis.com/projects/${number}/locations/global/workloadIdentityPools/${POOL}/subject`;
  return [
    ...RUNTIME_ROLES.map((role) => ({ ...inProject, role, member })),
    ...ACCOUNTS.flatMap(({ id, roles }) =>
      roles.map((role) => ({ ...inProject, role, member: memberOf(id) })),
    ),
    {
      ...inProject,
      // Pub/Sub needs it to sign its calls of functions.
      role: 'roles/iam.serviceAccountTokenCreator',
      member: `serviceAccount:service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
    },
    ...neededSecrets(settings).map(({ name }) => ({
      ...({ kind: 'secret', name, member } as const),
      role: 'roles/secretmanager.secretAccessor',
    })),
    // The workflow that deploys functions assigns these accounts to them.
    ...[runtime, emailOf(projectId, RENDERER.id)].map((name) => ({
      ...({ kind: 'account', name, member: memberOf('functions-deployer') } as const),
      role: 'roles/iam.serviceAccountUser',
    })),
    // A job of an environment may act as the account of that environment.
    ...(repository === undefined ? [] : ACCOUNTS).map(({ id, environment }) => ({
      ...({ kind: 'account', name: emailOf(projectId, id) } as const),
      role: 'roles/iam.workloadIdentityUser',
      member: `${subject}/repo:${repository}:environment:${environment}`,
    })),
  ];
}
