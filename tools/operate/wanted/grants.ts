import { Failure } from '@raade/contracts/base/failure';
import { neededSecrets } from '@raade/functions/base/configuration/needed-secrets';
import { pictureSettingsSchema } from '@raade/functions/base/configuration/picture-settings';
import { workflowSchema } from '@raade/functions/base/configuration/workflow-settings';
import * as z from 'zod/mini';
import { ACCOUNTS, emailOf, RENDERER, runtimeAccount, RUNTIME_ROLES } from './accounts.ts';
import type { Production } from './production.ts';

type Named = Pick<Production, 'projectId' | 'settings'>;

/** A role that somebody has on something. */
export interface Grant {
  readonly on: 'project' | 'secret' | 'account' | 'bucket';
  /** The thing's name: an id, or the address of an account. */
  readonly name: string;
  readonly role: string;
  readonly member: string;
}

/** The workload identity pool for workflows of GitHub, and the provider in it. */
export const POOL = 'github';
export const PROVIDER = 'github';

/** The repository whose workflows deploy; undefined if the settings name none. */
export function repositoryOf({ settings }: Pick<Named, 'settings'>): string | undefined {
  const { RELEASE_WORKFLOWS: bindings = [] } = z.parse(workflowSchema, settings);
  const repositories = new Set(bindings.map(({ repository }) => repository));
  if (repositories.size <= 1) return [...repositories][0];
  throw new Failure('RELEASE_WORKFLOWS names several repositories; one pool trusts one.');
}

/** The condition under which the pool lets a workflow in. */
export const conditionOf = (repository: string) => `assertion.repository == '${repository}'`;

/** Every role that anything of the project's shall have. */
export function wantedGrants(named: Named, number: string): readonly Grant[] {
  const { projectId, settings } = named;
  const runtime = runtimeAccount(number);
  const member = `serviceAccount:${runtime}`;
  const memberOf = (id: string) => `serviceAccount:${emailOf(projectId, id)}`;
  const inProject = { on: 'project', name: projectId } as const;
  const { PICTURES_BUCKET: bucket } = z.parse(pictureSettingsSchema, settings);
  const repository = repositoryOf(named);
  const subject = `principal://iam.googleapis.com/projects/${number}/locations/global/workloadIdentityPools/${POOL}/subject`;
  return [
    ...RUNTIME_ROLES.map((role) => ({ ...inProject, role, member })),
    ...ACCOUNTS.flatMap(({ id, roles }) =>
      roles.map((role) => ({ ...inProject, role, member: memberOf(id) })),
    ),
    {
      ...inProject,
      // Pub/Sub signs with it what it calls functions with.
      role: 'roles/iam.serviceAccountTokenCreator',
      member: `serviceAccount:service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
    },
    ...neededSecrets(settings).map(({ name }) => ({
      ...({ on: 'secret', name, member } as const),
      role: 'roles/secretmanager.secretAccessor',
    })),
    // The workflow that deploys functions makes them run as these accounts.
    ...[runtime, emailOf(projectId, RENDERER.id)].map((name) => ({
      ...({ on: 'account', name, member: memberOf('functions-deployer') } as const),
      role: 'roles/iam.serviceAccountUser',
    })),
    // With the right to list: without it Google says of what is not there that nobody may read it.
    ...(bucket === undefined ? [] : [bucket]).map((name) => ({
      ...({ on: 'bucket', name, member } as const),
      role: 'roles/storage.objectUser',
    })),
    // A job of an environment may act as the account of that environment.
    ...(repository === undefined ? [] : ACCOUNTS).map(({ id, environment }) => ({
      ...({ on: 'account', name: emailOf(projectId, id) } as const),
      role: 'roles/iam.workloadIdentityUser',
      member: `${subject}/repo:${repository}:environment:${environment}`,
    })),
  ];
}
