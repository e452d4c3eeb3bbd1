import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from './machine.ts';
import type { JobIdentity, Occasion, Platform } from './platform.ts';

/** The context `github`, as far as our workflows name it. */
export function githubContext(
  { repository, event, payload, sha, ref, runId, workflow }: Occasion,
  token: string,
) {
  return {
    ...{ repository, sha, ref, workflow, token, run_id: runId, event_name: event, event: payload },
    ref_name: ref.replace(/^refs\/(heads|tags)\//, ''),
    repository_owner: repository.split('/')[0],
  };
}

/**
 * The variables that GitHub gives each step of a job
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/variables#default-environment-variables).
 */
export async function githubVariables(
  job: JobIdentity,
  name: string,
  { machine, platform }: { readonly machine: Machine; readonly platform: Platform },
): Promise<Record<string, string>> {
  const { repository, event, payload, sha, ref, runId, workflow } = job.occasion;
  const eventFile = path.join(machine.temp, 'event.json');
  await writeFile(eventFile, JSON.stringify(payload));
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_SHA: sha,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags)\//, ''),
    GITHUB_RUN_ID: runId,
    GITHUB_WORKFLOW: workflow,
    GITHUB_JOB: name,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    ...platform.idTokenRequest(job),
  };
}
