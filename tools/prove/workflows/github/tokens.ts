import { startIssuer } from '@raade/functions/testing/workflow-issuer';
import type { JobIdentity } from '../runner/platform.ts';
import { type Host, json, tokenIn } from '../network/host.ts';

export const ISSUER_HOST = 'token.actions.githubusercontent.com';
export const ID_TOKEN_HOST = 'pipelines.actions.githubusercontent.com';

/** What GitHub gives jobs to show: `github.token`, and tokens for others that say which job it is. */
export interface Tokens {
  /** `github.token` of a job. */
  tokenOf(job: JobIdentity): string;
  /** Who shows it. */
  jobOf(token: string | undefined): JobIdentity | undefined;
  readonly idTokenRequest: (job: JobIdentity) => Readonly<Record<string, string>>;
  /** Gives a job that may have one its token. */
  readonly idTokenHost: Host;
  /** Has the keys by which others check such tokens. */
  readonly issuerHost: Host;
  close(): Promise<void>;
}

/**
 * The claims of a job's token
 * (https://docs.github.com/en/actions/reference/security/oidc#oidc-token-claims).
 */
function claimsOf({ occasion, environment }: JobIdentity) {
  const { repository, event, ref, sha, runId, file } = occasion;
  const about = environment === undefined ? `ref:${ref}` : `environment:${environment}`;
  return {
    sub: `repo:${repository}:${about}`,
    ...{ repository, environment, ref, sha, run_id: runId, event_name: event },
    workflow_ref: `${repository}/${file}@${ref}`,
  };
}

/** @param originOf where jobs are told that a host is */
export async function openTokens(originOf: (host: string) => string): Promise<Tokens> {
  const issuer = await startIssuer();
  const jobs = new Map<string, JobIdentity>();
  const keep = (job: JobIdentity) => {
    const token = crypto.randomUUID();
    jobs.set(token, job);
    return token;
  };
  const jobOf = (token = '') => jobs.get(token);
  return {
    tokenOf: keep,
    jobOf,
    idTokenRequest: (job): Readonly<Record<string, string>> =>
      job.permissions['id-token'] === 'write'
        ? {
            ACTIONS_ID_TOKEN_REQUEST_URL: `${originOf(ID_TOKEN_HOST)}/id-token?api-version=2.0`,
            ACTIONS_ID_TOKEN_REQUEST_TOKEN: keep(job),
          }
        : {},
    async idTokenHost(asked) {
      const job = jobOf(tokenIn(asked));
      if (job?.permissions['id-token'] !== 'write') return json({ message: 'Forbidden' }, 403);
      const aud = asked.query.get('audience') ?? `https://github.com/${job.occasion.repository}`;
      const iss = `https://${ISSUER_HOST}`;
      return json({ value: await issuer.token({ iss, aud, claims: claimsOf(job) }) });
    },
    async issuerHost({ path }) {
      const response = await fetch(issuer.url + path);
      return { status: response.status, body: await response.text() };
    },
    close: () => issuer.close(),
  };
}
